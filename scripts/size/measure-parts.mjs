import { openList } from './visit.mjs'
import {
  bytesOf,
  filesBetween,
  isLibrary,
  lazyLibraries,
  packageOf,
  withImports,
} from './weigh.mjs'

const ADAPTERS = {
  eip155: '@latchkey/adapter-evm',
  solana: '@latchkey/adapter-solana',
  bip122: '@latchkey/adapter-bitcoin',
}

/** Groups of views: files of `@latchkey/react`, see its tsdown.config.ts. */
const VIEW_GROUPS = [
  ...['accounts', 'networks', 'email-logins', 'social-logins', 'settings', 'help'],
]

/** The tabs of Account: files of `@latchkey/react`, one each. */
const ACCOUNT_TABS = ['tokens', 'nfts', 'activity']

const CORE = '@latchkey/core/dist/'
const EXPLAIN = '@latchkey/explain/dist/'
const VIEWS = '@latchkey/react/dist/chunks/'

/** The parts that load at first need and are files of their own, by these files. */
const BY_FILES = [
  {
    what: 'what a request does, before it is signed',
    budget: 'explain',
    // The entry, and what it shares with the parts that it loads for other namespaces.
    files: [`${EXPLAIN}index`, `${EXPLAIN}chunks/explanations`],
  },
  {
    what: 'swapping, without its views',
    budget: 'swapping',
    files: [`${CORE}chunks/swap`, `${CORE}chunks/swap-form`],
  },
  { what: 'views of swapping', budget: 'swapViews', files: [`${VIEWS}swap`] },
  {
    what: 'buying, without its views',
    budget: 'buying',
    files: ['onramp', 'onramp-form', 'stored-orders'].map((name) => `${CORE}chunks/${name}`),
  },
  {
    what: 'views of buying',
    budget: 'buyViews',
    files: [`${VIEWS}buy`, `${VIEWS}buy-activity`],
  },
  {
    what: 'paying, without its views',
    budget: 'paying',
    files: ['pay', 'assets', 'payment-links'].map((name) => `${CORE}chunks/${name}`),
  },
  {
    what: 'views of paying',
    budget: 'payViews',
    files: [`${VIEWS}pay`, `${VIEWS}review`, `${VIEWS}deposit`],
  },
]

/** Smaller ones are parts of what uses them. */
const LEAST_LIBRARY_BYTES = 8 * 1024

/**
 * Weighs what loads at first need, by what a visitor does.
 *
 * @param chunks - Of the build: see `buildSite`.
 * @param go - Runs a journey through a fresh page and returns what was seen: see `visit`.
 * @returns One row per part: what it is, its bytes and requests (undefined when the journey did not get
 *   that far), the name of its budget, and what went wrong.
 */
export async function measureParts(chunks, go) {
  const rows = []
  for (const namespace of Object.keys(ADAPTERS)) {
    rows.push(await measureAdapter(chunks, go, namespace))
  }
  rows.push(await measurePairing(chunks, go), await measureLogin(chunks, go))
  rows.push(await measureTabs(chunks, go))
  rows.push(...BY_FILES.map((part) => measureFiles(chunks, part)))
  return [...rows, ...(await measureViews(chunks, go)), ...libraryRows(chunks)]
}

/** The adapter's files, with the libraries they import, from the list until its wallet is connected. */
async function measureAdapter(chunks, go, namespace) {
  const seen = await go(async (visitor) => {
    await openList(visitor)
    await connect(visitor, namespace)
    await visitor.mark('after')
  })
  const name = ADAPTERS[namespace]
  const files = filesBetween(seen, 'list', 'after')
  const own = files?.map(({ file }) => file).filter((file) => packageOf(chunks, file) === name)
  const all = withImports(chunks, own)
  const part = files?.filter(
    ({ file }) => all.has(file) && (own.includes(file) || isLibrary(chunks, file)),
  )
  return { what: `${name}, second part`, budget: name, ...weightOf(part), faults: seen.faults }
}

async function measurePairing(chunks, go) {
  const seen = await go(async (visitor) => {
    await openAndPrepare(visitor)
    await visitor.page.getByTestId('connect-code').click()
    await visitor.page.getByTestId('pairing-code').waitFor({ state: 'attached' })
    await visitor.quiet()
    await visitor.mark('after')
  })
  return partRow({ what: 'a code for any wallet, with its views', budget: 'pairing' }, chunks, seen)
}

async function measureLogin(chunks, go) {
  const seen = await go(async (visitor) => {
    await openAndPrepare(visitor)
    const field = visitor.page.getByTestId('connect-email')
    await field.fill('visitor@example.com')
    await field.press('Enter')
    await visitor.quiet()
    await visitor.mark('after')
  })
  return partRow(
    { what: 'a login by e-mail, with its views', budget: 'embeddedWallet' },
    chunks,
    seen,
  )
}

/**
 * The tabs of Account together; undefined bytes if one of them is no file of its own. It is a fault if one
 * but the first, which Account shows at first, is loaded for a visitor who only connects.
 */
async function measureTabs(chunks, go) {
  const seen = await go(async (visitor) => {
    await openAndPrepare(visitor)
    await connect(visitor, 'eip155')
  })
  const own = ACCOUNT_TABS.map((tab) => ownFile(chunks, tab))
  const files = own.filter((file) => file !== undefined)
  const [, ...later] = files
  const early = seen.requests.filter(({ file }) => later.includes(file))
  return {
    what: 'the tabs of Account',
    budget: 'accountTabs',
    bytes: files.length < own.length ? undefined : bytesOf(files.map((file) => chunks[file])),
    requests: files.length,
    faults: [
      ...seen.faults,
      ...early.map(({ file }) => `${file} is loaded before Account is opened`),
    ],
  }
}

/** Files that nothing of the page needs before they are loaded. */
function measureFiles(chunks, { files: names, ...row }) {
  const files = names.map((name) =>
    Object.keys(chunks).find((file) =>
      chunks[file].modules.some((module) => module.replaceAll('\\', '/').endsWith(`${name}.js`)),
    ),
  )
  return {
    ...row,
    faults: [],
    bytes: files.includes(undefined)
      ? undefined
      : bytesOf([...new Set(files)].map((file) => chunks[file])),
    requests: files.length,
  }
}

/** The file of the build that is one of our chunks, and nothing else. */
function ownFile(chunks, name) {
  return Object.keys(chunks).find((file) => {
    const { modules } = chunks[file]
    return modules.length === 1 && isChunk(modules[0], name)
  })
}

function isChunk(module, name) {
  return module.replaceAll('\\', '/').endsWith(`@latchkey/react/dist/chunks/${name}.js`)
}

/** Measures the files that each group of views loads for a visitor who has seen only the list. */
async function measureViews(chunks, go) {
  const seen = await go(openList)
  const atList = seen.requests.filter(({ startMs }) => startMs <= seen.moments.list)
  return VIEW_GROUPS.map((group) => {
    const files = filesOfGroup(chunks, group, new Set(atList.map(({ file }) => file)))
    const bytes = files?.reduce((sum, file) => sum + chunks[file].bytes, 0)
    const budget = group === 'accounts' ? 'accountViews' : 'views'
    const row = { what: `views of ${group}`, budget, faults: seen.faults }
    return { ...row, bytes, requests: files?.length }
  })
}

/** @returns The files that a group needs and that are not loaded yet; undefined if there is no such group. */
function filesOfGroup(chunks, group, loaded) {
  const own = Object.keys(chunks).filter((file) =>
    chunks[file].modules.some((module) => isChunk(module, group)),
  )
  if (own.length === 0) return undefined
  return [...withImports(chunks, own)].filter((file) => !loaded.has(file))
}

function libraryRows(chunks) {
  return lazyLibraries(chunks, LEAST_LIBRARY_BYTES).map(([name, bytes]) => ({
    what: `the library ${name}`,
    budget: name,
    bytes,
    faults: [],
  }))
}

/** The list is drawn, and everything that loads while the page is idle is loaded. */
export async function openAndPrepare(visitor) {
  await openList(visitor)
  await visitor.allowIdle()
  await visitor.quiet()
  await visitor.mark('before')
}

export async function connect({ page, rowOf, quiet }, namespace) {
  await rowOf(namespace).click()
  await page.locator('latchkey-root[data-status=connected]').waitFor({ state: 'attached' })
  await quiet()
}

function partRow(row, chunks, seen) {
  const files = withoutLibraries(chunks, filesBetween(seen, 'before', 'after'))
  return { ...row, ...weightOf(files), faults: seen.faults }
}

export function withoutLibraries(chunks, files) {
  return files?.filter(({ file }) => !isLibrary(chunks, file))
}

function weightOf(files) {
  return files === undefined ? {} : { bytes: bytesOf(files), requests: files.length }
}
