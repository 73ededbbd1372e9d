/**
 * What stands around every page: the way to the others. A table fills the window, so its routes are `bare`
 * (router.tsx) and have nothing around them.
 */
import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { PAGES } from './pages.ts';
import s from './site.module.css';

export function Site() {
  const bare = useMatches({ select: (all) => all.some(({ staticData }) => staticData.bare === true) });
  if (bare) return <Outlet />;
  return (
    <div className={s.site}>
      <a className="skip" href="#page">
        To the page
      </a>
      <Navigation />
      <div id="page" className={s.page} tabIndex={-1}>
        <Outlet />
      </div>
    </div>
  );
}

function Navigation() {
  return (
    <nav className={s.nav} aria-label="Westmarch">
      <ul>
        {PAGES.map(({ to, name }) => (
          <li key={to}>
            {/* The link itself says to screen readers that it is the present page (aria-current). */}
            <Link to={to} className={s.link} activeOptions={{ exact: to === '/', includeSearch: false }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
