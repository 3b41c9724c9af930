import * as z from 'zod/mini'
import type { HttpApi } from '../http-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'
import { type JudgeLink, type ListedWallet, toListedWallet, WalletEntry } from './listed-wallet.ts'

/** Which wallets are wanted. */
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
  /** Number of wallets that fit the query, on all pages. */
  readonly count: number
  readonly wallets: readonly ListedWallet[]
}

/** A wrong page is an error; what a wrong wallet is, its own schema says. */
const Answer = z.object({
  count: z.int().check(z.nonnegative()),
  data: z.array(z.unknown()),
})

/** How it is read. */
export interface Reading {
  /** Links are kept where it lets them pass. */
  readonly judge: JudgeLink
  readonly signal?: AbortSignal | undefined
}

/** Reads a page of the wallet listing. */
export async function readWallets(
  api: HttpApi,
  { page, entries, networkIds, badge, ...query }: WalletQuery,
  { judge, signal }: Reading,
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
  const wallets = readEach(WalletEntry, data).map((entry) => toListedWallet(entry, judge))
  return { count, wallets }
}
