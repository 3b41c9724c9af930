/** Files that work on an example leaves in its folder; they are no part of it. */
export const LEFT_BEHIND = [
  ...['dist', 'build', 'node_modules', 'test-results', 'playwright-report', 'next-env.d.ts'],
  ...['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'],
  ...['.angular', '.astro', '.next', '.nuxt', '.output', '.react-router', '.svelte-kit'],
]
