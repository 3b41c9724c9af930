import {
  type AccountId,
  type CollectibleQuery,
  type CollectibleSource,
  LatchkeyError,
  type NodeReader,
  throwIfAborted,
  type Undo,
} from '../contract/index.ts'
import { workWithin } from '../platform/work-within.ts'
import type { CollectibleList } from '../store/state/collectibles.ts'
import { type ListReader, MAX_EMPTY_PAGES } from './list-reader.ts'
import { type ListedPage, readListedPage } from './read-listed-page.ts'

/** How long a source may take for a page, in milliseconds. */
const LIMIT_MS = 30_000

/** Pages that are read again at most to stay up to date; later ones are read when the visitor asks. */
const MAX_REREAD = 10

interface Deps {
  readonly source: CollectibleSource
  readonly nodes: NodeReader
  readonly ipfsGateway: string | undefined
  readonly timers: { after(delayMs: number, run: () => void): Undo }
}

/** Lists what an account holds by what a source of the website lists. */
export function createSourceList(account: AccountId, deps: Deps): ListReader {
  let known: readonly ListedPage[] = []

  async function read(cursor: string | undefined, signal: AbortSignal): Promise<ListedPage> {
    const listed = await listWithin(LIMIT_MS, { ...deps, query: { account, cursor } }, signal)
    const page = readListedPage(listed, deps.ipfsGateway)
    return page.next === cursor ? { ...page, next: undefined } : page
  }

  async function readPages(
    from: readonly ListedPage[],
    isEnough: (read: readonly ListedPage[]) => boolean,
    signal: AbortSignal,
  ): Promise<CollectibleList> {
    const pages = [...from]
    do pages.push(await read(pages.at(-1)?.next, signal))
    while (pages.at(-1)?.next !== undefined && !isEnough(pages.slice(from.length)))
    known = pages
    return listOf(pages)
  }

  return {
    readFirst(signal) {
      // Something may have moved from any page to another, so all of them are read again.
      const wanted = Math.min(Math.max(known.length, 1), MAX_REREAD)
      const isEnough = (read: readonly ListedPage[]) =>
        read.length >= wanted && (hasShown(read) || read.length >= MAX_EMPTY_PAGES)
      return readPages([], isEnough, signal)
    },
    readNext(signal) {
      const isEnough = (read: readonly ListedPage[]) =>
        hasShown(read) || read.length >= MAX_EMPTY_PAGES
      return readPages(known, isEnough, signal)
    },
  }
}

function hasShown(pages: readonly ListedPage[]): boolean {
  return pages.some(({ collectibles }) => collectibles.some(({ isSpam }) => !isSpam))
}

/** One that is listed twice is held once. */
function listOf(pages: readonly ListedPage[]): CollectibleList {
  const all = pages.flatMap(({ collectibles }) => collectibles)
  const byId = new Map(all.map((each) => [each.id, each]))
  return { collectibles: [...byId.values()], hasMore: pages.at(-1)?.next !== undefined }
}

interface Listing extends Pick<Deps, 'source' | 'nodes' | 'timers'> {
  readonly query: CollectibleQuery
}

/**
 * Asks the source, which may never answer, or throw anything.
 *
 * @throws LatchkeyError `aborted` only when `signal` fired, otherwise `collectibles.failed`.
 */
async function listWithin(
  limitMs: number,
  { source, nodes, timers, query }: Listing,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const list = (own: AbortSignal): Promise<unknown> => source.listPage(query, nodes, own)
    return await workWithin({ limitMs, timers }, list, signal)
  } catch (cause) {
    throwIfAborted(signal)
    throw new LatchkeyError('collectibles.failed', {}, { cause })
  }
}
