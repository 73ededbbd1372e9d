/** One's own page: what one is called, one's games, and how it looks. */
import { MyGames } from '../screens/MyGames.tsx';
import { NameField } from '../screens/NameField.tsx';
import { LooksForm } from '../settings/LooksForm.tsx';
import s from './profile.module.css';

export function Profile() {
  return (
    <main className={s.profile}>
      <h1>Your profile</h1>
      <section aria-labelledby="who">
        <h2 id="who">Your name</h2>
        <NameField />
      </section>
      <MyGames />
      <section aria-labelledby="looks">
        <h2 id="looks">How it looks</h2>
        <LooksForm />
      </section>
    </main>
  );
}
