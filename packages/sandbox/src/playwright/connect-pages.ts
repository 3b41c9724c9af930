import type { BrowserContext, Frame, Page } from '@playwright/test'
import { ProviderError } from '../wallets/provider-error.ts'
import type { BridgeAnswer, BridgeMessage } from './in-page/bridge.ts'

/** The pages that a wallet is installed in: every page of a context, or one page. */
export type WalletTarget = BrowserContext | Page

/** Answers a page's requests. */
export type AnswerPage = (method: string, params: unknown) => Promise<unknown>

/** Notifies every page that shows the wallet. */
export type NotifyPages = (event: string, payload: unknown) => void

/**
 * Opens the line between pages and a wallet in this process.
 *
 * @returns The function that sends the wallet's events to pages.
 */
export async function connectPages(
  target: WalletTarget,
  line: string,
  answer: AnswerPage,
): Promise<NotifyPages> {
  const frames = new Set<Frame>()
  await target.exposeBinding(line, async ({ frame }, message: BridgeMessage) => {
    if (message.kind === 'hello') {
      frames.add(frame)
      return { ok: true, value: null }
    }
    return settle(() => answer(message.method, message.params))
  })
  return (event, payload) => {
    for (const frame of frames) {
      if (frame.isDetached()) frames.delete(frame)
      // A page that is being left gets no events, like any closed page.
      else frame.evaluate(notifyPage, { line, event, payload: flat(payload) }).catch(() => {})
    }
  }
}

/** Runs in the page. */
function notifyPage(said: { line: string; event: string; payload: unknown }): void {
  const listener: unknown = Reflect.get(globalThis, `${said.line}:listener`)
  if (typeof listener === 'function') listener(said.event, said.payload)
}

async function settle(work: () => Promise<unknown>): Promise<BridgeAnswer> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { ok: false, error: { code: error.code, message: error.message, data: error.data } }
  }
}

/** Errors lose what they say on the way into a page, unless they are plain data. */
function flat(payload: unknown): unknown {
  return payload instanceof ProviderError
    ? { code: payload.code, message: payload.message }
    : payload
}
