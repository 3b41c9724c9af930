/**
 * What runs where. `npm test` (the first ring) runs every test file except those listed here, and
 * every journey except those with the tag `@full`. `npm run test:full` runs everything: the tests
 * of the first ring and these.
 */

/** Globs from the repository's folder. */
export const FULL_ONLY = [
  // The sandbox's own suites. That it works is seen in every journey.
  'packages/sandbox/**/*.test.{ts,tsx}',
  'packages/sandbox/**/*.browser.test.ts',
  'apps/lab/start.test.ts',
  // Programs that are tried with a whole site or a whole compiler.
  'scripts/readme/readme.test.ts',
  'scripts/packed/settle-tarball.test.ts',
  'scripts/api/api.test.ts',
  // Money on a local chain, beside the same rules in tables.
  'packages/adapter-evm/src/integration/{swap,pay,onramp}-on-anvil.test.ts',
  // Sites that treat their pages badly, and development servers.
  'apps/lab/e2e/hostile.e2e.ts',
  'apps/lab/e2e/hosts.e2e.ts',
  'apps/lab/e2e/hot.e2e.ts',
  'apps/lab/e2e/patched.e2e.ts',
  // The second React.
  'apps/lab/e2e/react.e2e.ts',
  // Further wallets written by others.
  'apps/lab/e2e/burner.e2e.ts',
  'apps/lab/e2e/metamask.e2e.ts',
  'apps/lab/e2e/sats-connect.e2e.ts',
  // axe, words and sizes over every view and part in all variants; in `npm test` each is checked in one.
  'packages/react/src/modal/a11y-variants.test.tsx',
  'packages/react/src/modal/longest-texts.test.tsx',
  // Views and buttons of which the journeys of `npm test` drive another of the same kind.
  'packages/react/src/button/more-buttons.test.tsx',
  'packages/react/src/views/code-beside-list/code-beside-list.test.tsx',
  'packages/react/src/views/guide.test.tsx',
  'apps/lab/e2e/accessibility.e2e.ts',
  'apps/lab/e2e/gallery.e2e.ts',
  'apps/lab/e2e/small.e2e.ts',
  // Variants of journeys whose rules are tables in Node.
  'apps/lab/e2e/lab.e2e.ts',
  'apps/lab/e2e/lazy-parts.e2e.ts',
  'apps/lab/e2e/link-ways.e2e.ts',
  'apps/lab/e2e/links.e2e.ts',
  'apps/lab/e2e/login-namespaces.e2e.ts',
  'apps/lab/e2e/login-policy.e2e.ts',
  'apps/lab/e2e/login-errors.e2e.ts',
  'apps/lab/e2e/pairing-policy.e2e.ts',
  'apps/lab/e2e/pairing-tabs.e2e.ts',
  'apps/lab/e2e/recent-pairing.e2e.ts',
  'apps/lab/e2e/secrets.e2e.ts',
  'apps/lab/e2e/services.e2e.ts',
  'apps/lab/e2e/telegram-login.e2e.ts',
  // Whole visits to capabilities that are driven in Node, step by step; of each kind one stays in `npm test`.
  'apps/lab/e2e/analytics.e2e.ts',
  'apps/lab/e2e/names.e2e.ts',
  'apps/lab/e2e/namespaces-pairing.e2e.ts',
  'apps/lab/e2e/nfts.e2e.ts',
  'apps/lab/e2e/permissions.e2e.ts',
  'apps/lab/e2e/portfolio.e2e.ts',
  'apps/lab/e2e/receive.e2e.ts',
  'apps/lab/e2e/send-namespaces.e2e.ts',
  'apps/lab/e2e/smart-sessions.e2e.ts',
  // Further ways to show the modal, to be listed in it, and to store.
  'apps/lab/e2e/code-beside-list.e2e.ts',
  'apps/lab/e2e/embedded.e2e.ts',
  'apps/lab/e2e/offered.e2e.ts',
  'apps/lab/e2e/safe-app.e2e.ts',
  'apps/lab/e2e/storage.e2e.ts',
  'apps/lab/e2e/terms.e2e.ts',
  'apps/lab/e2e/unusual-wallets.e2e.ts',
  'apps/lab/e2e/wallet-buttons.e2e.ts',
  'apps/lab/e2e/zoomed-code.e2e.ts',
]

/** Tag of a journey that `npm test` leaves out; `apps/lab/e2e/rings.ts` hands it out. */
export const FULL_TAG = '@full'

/**
 * Environment variable that names the ring of a run. Absent, as where a runner is started by hand:
 * everything.
 */
export const RING_VARIABLE = 'LATCHKEY_RING'

/** Value of the variable for the first ring. */
export const FIRST_RING = 'first'

/** Whether this run leaves out what only `npm run test:full` runs. */
export function isFirstRing() {
  return process.env[RING_VARIABLE] === FIRST_RING
}
