import { expect, type Frame } from '@playwright/test'
import { linksOf, type OpenedLink } from '../setup/watch-links.ts'
import type { ModalModel } from './modal-model.ts'

/** The links of a listed wallet. */
export interface LinkedWallet {
  readonly id: string
  readonly name: string
  readonly mobileLink?: string
  readonly webappLink?: string
  readonly desktopLink?: string
}

/** A wallet that is opened by a scheme of its own. */
export const NATIVE: LinkedWallet = {
  id: 'example.heron',
  name: 'Heron',
  mobileLink: 'heron://',
}

/** A wallet that is opened by pages of the web; a page on a computer has it, too. */
export const UNIVERSAL: LinkedWallet = {
  id: 'example.meadow',
  name: 'Meadow',
  mobileLink: 'https://meadow.example/app',
  webappLink: 'https://web.meadow.example',
  desktopLink: 'meadow-desktop://',
}

/** Opens a page that knows both. */
export const KNOWN = { customWallets: JSON.stringify([NATIVE, UNIVERSAL]) }

/** Long enough for the slowest relay of these tests, in milliseconds. */
const READY_TIMEOUT_MS = 30_000

/** A page, or one in a frame, on which a wallet is chosen and opened. */
export interface LinkStage {
  readonly page: Pick<Frame, 'evaluate'>
  readonly modal: ModalModel
}

/** Opens the list of all wallets. */
export async function list({ page, modal }: LinkStage): Promise<void> {
  await page.evaluate(() => window.latchkey?.open({ view: 'AllWallets' }))
  await modal.expectView('AllWallets')
}

/** Opens the list of all wallets, and in it the view of one. */
export async function choose(stage: LinkStage, { id }: LinkedWallet): Promise<void> {
  await list(stage)
  await stage.modal.part(`wallet-${id}`).click()
  await stage.modal.expectView('ConnectingWalletConnect')
}

/** Waits until the one button of the view can be pressed. */
export async function untilReady({ modal }: LinkStage): Promise<void> {
  await expect(modal.part('scene-action')).toBeVisible()
  await expect(modal.part('scene-action')).not.toHaveAttribute('aria-busy', 'true', {
    timeout: READY_TIMEOUT_MS,
  })
}

/** Taps the one button of the view once it is enabled. @returns What was opened. */
export async function tap(stage: LinkStage): Promise<OpenedLink> {
  await untilReady(stage)
  const before = (await linksOf(stage.page)).length
  await stage.modal.part('scene-action').click()
  const opened = (await linksOf(stage.page))[before]
  if (opened === undefined) throw new Error('A tap opened nothing')
  return opened
}

/** The address that a wallet reads from its link; a double encoding needs a double decoding. */
export function addressIn({ href }: Pick<OpenedLink, 'href'>): string {
  const once = new URL(href).searchParams.get('uri') ?? ''
  return once.startsWith('wc:') ? once : decodeURIComponent(once)
}
