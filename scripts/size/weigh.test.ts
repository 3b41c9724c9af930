import { expect, test } from 'vitest'
import {
  figuresOf,
  filesBetween,
  isLibrary,
  lazyLibraries,
  packageOf,
  roundTrips,
  warningsAboutUs,
  withImports,
} from './weigh.mjs'

test.each([
  ['no request', [], 0],
  ['one request', [[10, 20]], 1],
  [
    'requests at the same time',
    [
      [10, 20],
      [11, 21],
      [12, 30],
    ],
    1,
  ],
  [
    'a request after the answer to another',
    [
      [10, 20],
      [25, 30],
    ],
    2,
  ],
  [
    'a request in the moment of the answer to another',
    [
      [10, 20],
      [20, 30],
    ],
    2,
  ],
  [
    'a chain beside one long request',
    [
      [10, 100],
      [10, 20],
      [21, 30],
      [31, 40],
    ],
    3,
  ],
  [
    'a request that waits for the slowest of three',
    [
      [10, 20],
      [10, 30],
      [10, 40],
      [41, 50],
    ],
    2,
  ],
  // Asked for together, though the browser queued the last ones.
  [
    'more requests than connections',
    [
      [10, 20],
      [10, 20],
      [10, 30],
      [10, 40],
      [41, 50],
    ],
    2,
  ],
  [
    'requests before the press',
    [
      [0, 5],
      [10, 20],
    ],
    1,
  ],
  [
    'requests that are answered after the list stands',
    [
      [10, 20],
      [25, 101],
    ],
    1,
  ],
])('%s: round trips', (_what, times, expected) => {
  const requests = times.map(([startMs, endMs]) => ({ startMs, endMs }))

  expect(roundTrips(requests, 8, 100)).toBe(expected)
})

test('sizes are those of the files added to the bare page, up to each moment', () => {
  const page = [aRequest('index.html', 200, 0), aRequest('main.js', 1_000, 10)]
  const requests = [
    aRequest('index.html', 250, 0),
    aRequest('main.js', 4_000, 10),
    aRequest('modal.js', 20_000, 110),
    aRequest('views.js', 30_000, 310),
    aRequest(undefined, 0, 320),
    aRequest('much-later.js', 5_000, 900),
  ]

  const figures = figuresOf(
    { requests, moments: { press: 100, list: 300, quiet: 800 } },
    { page, reactBytes: 7_000 },
  )

  expect(figures).toEqual({
    buttonBytes: 3_050,
    listBytes: 16_050,
    listRequests: 1,
    roundTrips: 1,
    quietBytes: 46_050,
    quietRequests: 2,
  })
})

test('a moment that the visit did not reach has no size', () => {
  const requests = [aRequest('main.js', 4_000, 10)]

  const figures = figuresOf({ requests, moments: { press: 100 } }, { page: [] })

  expect(figures).toMatchObject({ buttonBytes: 4_000, listBytes: undefined, roundTrips: undefined })
})

test('files between two moments are those of the site alone', () => {
  const requests = [aRequest('a.js', 1, 5), aRequest('b.js', 1, 15), aRequest(undefined, 0, 16)]
  const moments = { list: 10, after: 20 }

  expect(filesBetween({ requests, moments }, 'list', 'after')).toEqual([requests[1]])
  expect(filesBetween({ requests, moments }, 'list', 'never')).toBeUndefined()
})

const CHUNKS = {
  'page.js': aChunk({ site: 10, react: 900 }, { isEntry: true }),
  'adapter.js': aChunk({ '@latchkey/adapter-evm': 80, viem: 60 }, { imports: ['curve.js'] }),
  'curve.js': aChunk({ '@noble/curves': 90, '@noble/hashes': 20, '@latchkey/core': 5 }),
  'runtime.js': aChunk({ site: 3 }),
}

test('a file belongs to the package that is most of it', () => {
  const owners = Object.keys(CHUNKS).map((file) => [
    packageOf(CHUNKS, file),
    isLibrary(CHUNKS, file),
  ])

  expect(owners).toEqual([
    ['react', true],
    ['@latchkey/adapter-evm', false],
    ['@noble/curves', true],
    ['site', false],
  ])
})

test('libraries are named unless they come with the page or are small', () => {
  expect(lazyLibraries(CHUNKS, 100)).toEqual([['@noble', 100]])
  expect(lazyLibraries(CHUNKS, 101)).toEqual([])
})

test('a file brings what it imports at once', () => {
  expect([...withImports(CHUNKS, ['adapter.js'])]).toEqual(['adapter.js', 'curve.js'])
})

test('a warning is ours when it names one of our packages', () => {
  const ours = "./node_modules/@latchkey/core/dist/x.js\nModule not found: Can't resolve 'y'"

  expect(warningsAboutUs(['"node:fs" is imported by ox', ours])).toEqual([ours])
})

function aRequest(file: string | undefined, bytes: number, startMs: number) {
  return { file, bytes, startMs, endMs: startMs + 50 }
}

function aChunk(packages: Record<string, number>, more = {}) {
  return { packages, isEntry: false, imports: [], bytes: 100, ...more }
}
