/** What stands where a screen cannot: it is loading, it failed, there is nothing at this address. */
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Refused } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import s from './states.module.css';

/** A page of a few words, in the middle. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={s.page}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export function Loading() {
  return (
    <main className={s.page} aria-busy="true">
      <p className={s.loading} role="status">
        Laying the table…
      </p>
    </main>
  );
}

export function NotFound() {
  return (
    <Page title="Nothing at this address">
      <p>The road goes on, but not here. The link may be cut short, or what it led to is gone.</p>
      <Link className={buttonClass} to="/">
        To the home page
      </Link>
    </Page>
  );
}

/** A part of the page that did not come says so in the browser's words, which help nobody. */
function inWords(error: unknown): Error {
  const said = error instanceof Error ? error : new Error(String(error));
  return /preload|dynamically imported|module script|Failed to fetch/i.test(said.message)
    ? new Error('A part of this page could not be fetched. Are you online?')
    : said;
}

export function Failed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Page title="This page could not be shown">
      <Refused error={inWords(error)} />
      <div className={ui.row}>
        <Button
          look="main"
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Try again
        </Button>
        <Link className={buttonClass} to="/">
          To the home page
        </Link>
      </div>
    </Page>
  );
}
