import * as z from 'zod/mini'
import type { HttpApi } from '../http-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'
import { type CheckLink, type ListedWallet, toListedWallet, WalletEntry } from './listed-wallet.ts'

/** Filters of the listing. */
export interface WalletQuery {
  /** From 1 on. */
  readonly page: number
  /** Wallets on a page. */
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids; a wallet has to support one of them. */
  readonly networkIds?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: 'certified' | 'none' | undefined
}

/** A page of the listing. */
export interface WalletPage {
  /** Number of wallets that match the query, on all pages. */
  readonly count: number
  readonly wallets: readonly ListedWallet[]
}

/** An invalid page is an error; the schema of a wallet says what an invalid wallet is. */
const Answer = z.object({
  count: z.int().check(z.nonnegative()),
  data: z.array(z.unknown()),
})

/** Options of reading. */
export interface Reading {
  /** Checks a link; links that it refuses are left out. */
  readonly checkLink: CheckLink
  readonly signal?: AbortSignal | undefined
}

/** Reads a page of the wallet listing. */
export async function readWallets(
  api: HttpApi,
  { page, entries, networkIds, badge, ...query }: WalletQuery,
  { checkLink, signal }: Reading,
): Promise<WalletPage> {
  const answer = await api.get(
    ['getWallets'],
    {
      page: String(page),
      entries: String(entries),
      include: query.include?.join(','),
      exclude: query.exclude?.join(','),
      chains: networkIds?.join(','),
      search: query.search,
      badge_type: badge,
    },
    signal,
  )
  const { count, data } = readAnswer(Answer, answer)
  const wallets = readEach(WalletEntry, data).map((entry) => toListedWallet(entry, checkLink))
  return { count, wallets }
}
