import {
  framesUntil,
  press,
  showsAccount,
  showsApproval,
  showsCode,
  still,
  until,
  walletRow,
} from './dom.ts'
import { callOften, countNodes, goRound, opened } from './drive.ts'
import { scrollThrough, showsFound, showsMatch, showsWallets, typed } from './grid.ts'
import { createKeyWatch } from './keys.ts'
import type { Pressed } from './options.ts'
import { announceWallets, registerWallets } from './wallets.ts'

/** Runs in every page before its own scripts: announces wallets and watches the page frame by frame. */
const BUTTON = '[data-testid=connect-button]'

const { wallets, standardWallets, pressesAtOnce } = window.benchOptions

announceWallets(wallets)
registerWallets(standardWallets)
if (pressesAtOnce) pressAtOnce()
window.probe = {
  pressed: watchPress(),
  coded: watchPairing(),
  paired: async () => performance.timeOrigin + (await until(showsAccount)),
  connected,
  resumed: until(showsAccount),
  filled: watchWallets(),
  found,
  matched,
  ...createKeyWatch(),
  scrollThrough,
  entered,
  asked: async () => performance.timeOrigin + (await press('[data-testid=sign-button]')),
  approving: async () => performance.timeOrigin + (await until(showsApproval)),
  callOften,
  opened,
  countNodes: () => countNodes(),
  goRound,
}

async function watchPress(): Promise<Pressed> {
  const startMs = await press(BUTTON)
  const hasRow = (): boolean => walletRow() !== undefined
  const [listMs, listFrames] = await Promise.all([until(hasRow), framesUntil(hasRow)])
  const loaded = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= listMs)
    .map(({ name }) => new URL(name).pathname)
  const stableMs = await still()
  return {
    listMs: listMs - startMs,
    navigationMs: listMs,
    listFrames,
    stableMs: stableMs - startMs,
    loaded,
  }
}

async function connected(): Promise<number> {
  const startMs = await press('[data-testid^="wallet-"]')
  return (await until(showsAccount)) - startMs
}

async function watchPairing(): Promise<number> {
  const startMs = await press('[data-testid=pair-button],[data-testid=connect-code]')
  return (await until(showsCode)) - startMs
}

async function watchWallets(): Promise<number> {
  const startMs = await press('[data-testid=wallets-button]')
  return (await until(showsWallets)) - startMs
}

async function found(query: string): Promise<number> {
  const startMs = await typed()
  return (await until(() => showsFound(query))) - startMs
}

async function matched(testId: string, query: string): Promise<number> {
  const startMs = await typed()
  return (await until(() => showsMatch(testId, query))) - startMs
}

async function entered(): Promise<number> {
  const startMs = await typed()
  return (await until(showsAccount)) - startMs
}

function pressAtOnce(): void {
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>(BUTTON)
    if (button === null) return
    observer.disconnect()
    button.click()
  })
  observer.observe(document, { childList: true, subtree: true })
}
