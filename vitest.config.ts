import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, findTestBrowser } from './scripts/lib/browser.mjs'
import { fullOnlyFiles, isFirstRing, UNIT_FULL_TAG } from './scripts/lib/rings.mjs'
import { LongestFirst } from './scripts/vitest/longest-first.ts'
import { svelteComponents } from './scripts/vitest/svelte-components.ts'

const IN_BROWSER = [
  'packages/*/src/**/*.test.tsx',
  'packages/*/src/**/*.browser.test.ts',
  'apps/*/src/**/*.test.tsx',
  'apps/*/src/**/*.browser.test.ts',
]
const IN_NODE = [
  'packages/*/{build,src}/**/*.test.ts',
  'apps/*/**/*.test.ts',
  'scripts/**/*.test.ts',
]
const TYPES = ['packages/*/src/**/*.test-d.ts', 'packages/*/src/**/*.test-d.tsx']
const NEVER = [
  ...['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
  ...(isFirstRing() ? fullOnlyFiles() : []),
]

/** Tests of what a phone shows: a page that was given a finger never gets its pointer back. */
const ON_TOUCH = ['packages/react/src/modal/field-sizes.test.tsx']

const browser = findTestBrowser()

/** The browser of the tests; with `hasTouch` the finger of a visitor in place of a pointer. */
function chromium(hasTouch: boolean) {
  return playwright({
    launchOptions: {
      args: BROWSER_FLAGS,
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
    contextOptions: { hasTouch },
  })
}

export default defineConfig({
  test: {
    // Tests in browsers and of servers wait for a part of their time: with two, two cores would not be busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // `scripts/test.mjs` runs failed tests once more, alone, after all others.
    retry: 0,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    passWithNoTests: true,
    tags: [{ name: UNIT_FULL_TAG, description: 'left to `npm run test:full`' }],
    ...(isFirstRing() ? { tagsFilter: [`!${UNIT_FULL_TAG}`] } : {}),
    projects: [
      {
        extends: true,
        plugins: [svelteComponents()],
        test: {
          name: 'node',
          environment: 'node',
          // Modules are loaded once for all files of a worker, rather than once for each.
          isolate: false,
          include: IN_NODE,
          exclude: [...NEVER, '**/*.browser.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['./scripts/vitest/node.setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), svelteComponents()],
        // As Vue's own plugin for Vite sets them.
        define: {
          __VUE_OPTIONS_API__: 'true',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
        // Everything is bundled before the first test: a reload in the middle would lose tests.
        optimizeDeps: {
          entries: [
            ...IN_BROWSER,
            'packages/{core,explain,react,ui,frame,walletconnect,vue,svelte,adapter-*}/src/**/*.{ts,tsx}',
          ],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'svelte/internal/client',
            'svelte/internal/disclose-version',
            'vitest-browser-react',
            'vitest-browser-react/pure',
          ],
        },
        test: {
          name: 'browser',
          // A page, and its modules, serve all files of a worker, rather than one file each.
          isolate: false,
          include: IN_BROWSER,
          exclude: NEVER,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['./scripts/vitest/browser.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(false),
            instances: [
              { browser: 'chromium', exclude: [...NEVER, ...ON_TOUCH] },
              {
                browser: 'chromium',
                name: 'browser (touch)',
                include: ON_TOUCH,
                provider: chromium(true),
              },
            ],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            checker: 'tsgo',
            enabled: true,
            only: true,
            include: TYPES,
            exclude: NEVER,
            tsconfig: './tsconfig.test-d.json',
          },
        },
      },
    ],
  },
})
