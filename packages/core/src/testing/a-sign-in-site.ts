import { expect } from 'vitest'
import type { Siwx, TelemetryEvent } from '../contract/index.ts'
import { localSiwx } from '../siwx/local-siwx.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { aFakeWallet } from './fake-wallet.ts'

/** The account of the visitor. */
export const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const ACCOUNT = `eip155:1:${ADA}`

/** A website that signs its visitors in, with a modal that is open and a wallet that is connected. */
export function aSignInSite(siwx: Siwx = localSiwx(), choice: TestCoreChoice = {}) {
  const wallet = aFakeWallet()
  const events: string[] = []
  const test = createTestCore({
    adapter: createFakeAdapter(wallet),
    siwx,
    onEvent: ({ event }: TelemetryEvent) => events.push(event),
    ...choice,
  })
  const { core, adapter } = test
  const view = () => {
    const { modal, router } = core.snapshot()
    return modal.isOpen ? router.history.at(-1)?.view : 'closed'
  }
  const step = () => core.snapshot().signIn?.current.step
  const prompts = () => adapter.requests.filter((each) => each.startsWith('sign ')).length
  return { ...test, wallet, events, view, step, prompts }
}

/** A visitor connects, and is at a step of signing in. */
export async function connected(site: ReturnType<typeof aSignInSite>, step = 'ready') {
  await site.core.start()
  site.core.actions.open()
  await site.core.actions.connect.withWallet('eip155', 'io.fjord')
  await expect.poll(site.step).toBe(step)
}
