/** The Wizards: factions. */
import { cardFile } from '../words/index.ts';

export const card = cardFile();

// Beornings
card('TW-197', { at: ['Beorn’s House'], needs: 7, standard: { Man: 1 } });

// Blue Mountain Dwarves
card('TW-200', { at: ['Blue Mountain Dwarf-hold'], needs: 9, standard: { Elf: -2, Dwarf: 2 } });

// Easterlings
card('TW-222', { at: ['Easterling Camp'], needs: 9, standard: { Dúnadan: -2 } });

// Iron Hill Dwarves
card('TW-261', { at: ['Iron Hill Dwarf-hold'], needs: 8, standard: { Elf: -2, Dwarf: 2 } });

// Knights of Dol Amroth
card('TW-263', { at: ['Dol Amroth'], needs: 8, standard: { Dúnadan: 1 } });

// Men of Anfalas
card('TW-276', { at: ['Lond Galen'], needs: 8, standard: { Dúnadan: 1 } });

// Men of Anórien
card('TW-277', { at: ['Minas Tirith'], needs: 7, standard: { Dúnadan: 1 } });

// Men of Dorwinion
card('TW-278', { at: ['Shrel-Kain'], needs: 6, standard: { Man: 1 } });

// Men of Lebennin
card('TW-280', { at: ['Pelargir'], needs: 7, standard: { Dúnadan: 1 } });

// Men of Northern Rhovanion
card('TW-281', { at: ['Lake-town'], needs: 6, standard: { Man: 1 } });

// Rangers of Ithilien
card('TW-310', { at: ['Henneth Annûn'], needs: 7, standard: { Dúnadan: 1 } });

// Rangers of the North
card('TW-311', { at: ['Bree'], needs: 9, standard: { Dúnadan: 1 } });

// Riders of Rohan
card('TW-317', { at: ['Edoras'], needs: 9, standard: { Hobbit: 1, Dúnadan: 1 } });

// Tower Guard of Minas Tirith
card('TW-352', { at: ['Minas Tirith'], needs: 7, standard: { Dúnadan: 1 } });

// Wood-elves
card('TW-367', { at: ['Thranduil’s Halls'], needs: 8, standard: { Man: -1, Elf: 1, Dwarf: -2 } });
