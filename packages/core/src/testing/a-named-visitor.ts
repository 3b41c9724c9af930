import { expect } from 'vitest'
import type { TelemetryEvent } from '../contract/index.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { type Answering, createFakeHttp, type FakeAnswer } from './fake-http.ts'
import { aFakeWallet } from './fake-wallet.ts'

/** The blockchain API. */
export const API = 'https://rpc.walletconnect.org'
const PROFILE = `${API}/v1/profile`
/** The address of the visitor. */
export const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** How long a visitor types before a name is looked up. */
export const TYPING_MS = 300

/** Suggestions of the service. */
export const suggestions = (
  ...names: readonly (readonly [label: string, isRegistered: boolean])[]
) => ({
  json: {
    suggestions: names.map(([label, registered]) => ({ name: `${label}.reown.id`, registered })),
  },
})

/** The record of a name at the service. */
export const recordOf = (name: string, address = ADA) => ({
  name,
  registered_at: '',
  updated_at: null,
  attributes: null,
  addresses: { 60: { address, created_at: '' } },
})

/** Creates a visitor at the field for a name, at a service where every name is free. */
export async function aNamedVisitor(choice: TestCoreChoice = {}) {
  const wallet = aFakeWallet()
  const events: TelemetryEvent[] = []
  const http = createFakeHttp(() => undefined)
  const made = createTestCore({
    adapter: createFakeAdapter(wallet),
    projectId: 'p1',
    onEvent: (event: TelemetryEvent) => void events.push(event),
    // Whatever else is requested fails.
    ports: { http },
    ...choice,
  })
  const { core, clock } = made
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1', 'eip155:8453'] } })
  http.on('GET', `${API}/v1/identity/:address`, { json: { name: null, avatar: null } })
  http.on('GET', `${API}/v1/account/:address/balance`, { json: { balances: [] } })
  http.on('GET', `${PROFILE}/suggestions/:label`, ({ params }) =>
    suggestions([params['label'] ?? '', false]),
  )
  http.on('GET', `${PROFILE}/account/:name`, { json: [] })
  http.on('GET', `${PROFILE}/reverse/:address`, { json: [] })
  http.on('POST', `${PROFILE}/account`, { json: { success: true } })
  await core.start()
  core.actions.open()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  const names = await core.actions.names.load()
  names.choose()
  const step = () => core.snapshot().names?.registration
  await expect.poll(step).toEqual({ step: 'typing', label: '' })
  // The names that the account has are read.
  await made.settle()

  const sent = (path: string) =>
    http.requests.filter(({ url }) => new URL(url).pathname.startsWith(`/v1/profile/${path}`))
  return {
    ...made,
    http,
    wallet,
    events,
    names,
    step,
    sent,
    view: () => core.snapshot().router.history.at(-1),
    named: () => events.filter(({ event }) => /NAME|ENS/.test(event)),
    prompts: () => made.adapter.requests.filter((each) => each.startsWith('sign ')).length,
    async enter(text: string) {
      names.enter(text)
      await clock.advance(TYPING_MS)
    },
    async submitted(label: string, end = 'registered') {
      names.enter(label)
      names.submit()
      await expect.poll(() => step()?.step).toBe(end)
    },
    answer: (method: 'GET' | 'POST', path: string, answer: FakeAnswer | Answering) =>
      http.on(method, `${PROFILE}/${path}`, answer),
  }
}
