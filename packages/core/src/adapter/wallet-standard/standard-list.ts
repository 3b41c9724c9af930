import type { AdapterHost, Clock, Namespace, Undo, Wallet } from '../../contract/index.ts'
import type { Found } from '../create-discovery.ts'
import { listenToRegistrations } from './listen-to-registrations.ts'
import type { Registration } from './read-registration.ts'
import { createRegistrations } from './registrations.ts'
import type { StandardWallet } from './standard-wallet.ts'

/** A wallet of this page, together with what answers for it. */
export interface FoundStandard<H> extends Found {
  /** What the adapter asks. */
  readonly handle: H
  /** The wallet's own object, by which it is known. */
  readonly own: object
}

/** Every wallet found so far: handed over, then registered, then just there in the page. */
export interface StandardList<H, Page> {
  /** The same list until it changes. */
  wallets(): readonly Wallet[]
  find(walletId: string): FoundStandard<H> | undefined
  /** Listens to the page; `changed` is called whenever the list has changed. */
  begin(page: Page, changed: () => void): { look(): void; readonly end: Undo }
}

/** What wallets are found with. */
export interface StandardListInput<H, Page extends EventTarget> {
  readonly namespace: Namespace
  readonly clock: Clock
  readonly sources: AdapterHost['sources']
  /** Wallets that the website handed over. */
  readonly handed: readonly FoundStandard<H>[]
  /** Whether a registered wallet is of this family. */
  fits(registration: Registration): boolean
  /** What a registered wallet is asked through. */
  toHandle(standard: StandardWallet): H
  /** Wallets that are just there in the page; one whose name is listed already is left out. */
  lookInto?(page: Page): readonly FoundStandard<H>[]
}

/** When a late injection is looked for, in milliseconds. */
const LOOK_AGAIN_MS = [100, 500, 1_000, 3_000]

/** Makes the list of one adapter. */
export function createStandardList<H, Page extends EventTarget>(
  input: StandardListInput<H, Page>,
): StandardList<H, Page> {
  const { clock, sources, handed, toHandle, lookInto } = input
  let tell = (): void => {}
  let registered: readonly FoundStandard<H>[] = []
  let injected: readonly FoundStandard<H>[] = []
  let all = handed
  let wallets = all.map(({ wallet }) => wallet)
  const renew = (): void => {
    const sure = [...handed, ...registered]
    all = [...sure, ...withoutListed(injected, sure)]
    wallets = all.map(({ wallet }) => wallet)
    tell()
  }
  const registrations = createRegistrations({
    ...input,
    taken: new Map(handed.map(({ wallet, own }) => [wallet.id, own])),
    changed() {
      registered = registrations.wallets().map(({ wallet, standard }) => {
        const before = registered.find(({ own }) => own === standard)
        return { wallet, own: standard, handle: before?.handle ?? toHandle(standard) }
      })
      renew()
    },
  })
  const look = (page: Page): void => {
    const seen = (sources.injected && lookInto?.(page)) || []
    const isSame = seen.length === injected.length && seen.every(isAt(injected))
    injected = seen
    if (!isSame) renew()
  }
  return {
    wallets: () => wallets,
    find: (walletId) => all.find(({ wallet }) => wallet.id === walletId),
    begin(page, changed) {
      tell = changed
      const lookAgain = (): void => look(page)
      const isLooking = sources.injected && lookInto !== undefined
      const undos = [
        ...(sources.announced ? [listenToRegistrations(page, registrations.add)] : []),
        ...(isLooking ? LOOK_AGAIN_MS.map((delayMs) => clock.after(delayMs, lookAgain)) : []),
      ]
      const end = (): void => {
        for (const undo of undos) undo()
      }
      return { look: lookAgain, end }
    },
  }
}

/** One row per wallet, by its name. */
function withoutListed<H>(
  injected: readonly FoundStandard<H>[],
  listed: readonly FoundStandard<H>[],
): readonly FoundStandard<H>[] {
  const names = new Set(listed.map(({ wallet }) => wallet.name))
  return injected.filter(({ wallet }) => !names.has(wallet.name))
}

function isAt<H>(list: readonly FoundStandard<H>[]) {
  return ({ own }: FoundStandard<H>, index: number): boolean => own === list[index]?.own
}
