/** The page for whoever runs the server. The token stays in this tab. */
const at = (id) => document.getElementById(id);
let token = sessionStorage.getItem('westmarch-admin') ?? '';

async function ask(path, body) {
  const answer = await fetch(`/api/admin/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error ?? `refused (${answer.status})`);
  return said;
}
const say = (text) => {
  at('said').textContent = text;
};
/** Asks first; who answers nothing wants nothing done. */
const asking = (question, deed) => {
  const answer = prompt(question);
  return answer === null ? null : deed(answer);
};
/** What can be done with each kind of row: the word on the button, and what it asks for. */
const DEEDS = {
  tables: [
    ['close', (row) => asking('Why?', (why) => ({ path: 'close', body: { table: row.id, why } }))],
    ['delete', (row) => ({ path: 'delete', body: { table: row.id }, sure: true })],
    [
      'recover a seat',
      (row) =>
        asking('Which seat?', (seat) => ({ path: 'recover', body: { table: row.id, seat: Number(seat) } })),
    ],
  ],
  guests: [
    ['ban', (row) => asking('Why?', (why) => ({ path: 'ban', body: { guest: row.id, why } }))],
    ['unban', (row) => ({ path: 'unban', body: { guest: row.id } })],
    ['delete', (row) => ({ path: 'delete', body: { guest: row.id }, sure: true })],
  ],
  replays: [['delete', (row) => ({ path: 'delete', body: { replay: row.id }, sure: true })]],
  bans: [['lift', (row) => ({ path: 'unban', body: { network: row.network } })]],
};

async function look() {
  const what = at('what').value;
  const rows = await ask(`${what}?words=${encodeURIComponent(at('words').value)}`);
  at('overview').textContent = JSON.stringify(await ask('overview'), null, 2);
  const names = rows.length === 0 ? [] : Object.keys(rows[0]);
  at('rows').replaceChildren(
    line('th', [...names, 'what to do']),
    ...rows.map((row) => shown(row, names, what)),
  );
  say(rows.length === 0 ? 'There are none.' : '');
}
function line(kind, texts) {
  const tr = document.createElement('tr');
  for (const text of texts) {
    const cell = document.createElement(kind);
    cell.textContent = text ?? '';
    tr.append(cell);
  }
  return tr;
}
function shown(row, names, what) {
  const tr = line(
    'td',
    names.map((name) => row[name]),
  );
  const cell = document.createElement('td');
  for (const [word, deed] of DEEDS[what]) {
    const button = document.createElement('button');
    button.textContent = word;
    button.addEventListener('click', () => void act(deed(row)));
    cell.append(button);
  }
  tr.append(cell);
  return tr;
}
async function act(deed) {
  if (deed === null) return;
  const { path, body, sure = false } = deed;
  if (sure && !confirm('This cannot be taken back. Go on?')) return;
  try {
    const said = await ask(path, body);
    await look();
    say(JSON.stringify(said));
  } catch (error) {
    say(error.message);
  }
}
async function enter() {
  try {
    await look();
    sessionStorage.setItem('westmarch-admin', token);
    at('house').hidden = false;
    at('enter').hidden = true;
  } catch (error) {
    say(error.message);
  }
}
at('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  token = at('token').value;
  void enter();
});
at('find').addEventListener('submit', (event) => {
  event.preventDefault();
  look().catch((error) => say(error.message));
});
if (token !== '') void enter();
