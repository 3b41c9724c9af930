import type { LimitedPage } from '../contract/index.ts'

/** For developers: what a page lacks, and what to do. Explained in docs/environments.md. */
export const LIMITED_PAGE_NOTES: Readonly<Record<LimitedPage, string>> = {
  insecure:
    'This page is not served over https, so e-mail and social logins are not offered, and many browser wallets ' +
    'do not show up: serve it over https, or from localhost.',
  file:
    'This page is a file, so e-mail and social logins are not offered, nobody can sign in to it, and browser ' +
    'wallets do not show up: serve it from localhost.',
  opaque:
    'This page is in a sandboxed frame without an origin, so e-mail and social logins are not offered, ' +
    'wallet-connect is not reached, and nothing is remembered when it is left: add `allow-same-origin` to the sandbox of the frame.',
  app:
    'This page is not on the web, so e-mail and social logins are not offered, and browser wallets do not show ' +
    'up: wallet-connect works, and everything does in a page of your website.',
}
