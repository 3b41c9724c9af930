import type { Core } from '@latchkey/core'
import {
  aChain,
  aFakeWallet,
  createFakeAdapter,
  createFakeClock,
  createFakeDevice,
  createFakeHttp,
  createFakeRelay,
  createSendingAdapter,
  type FakeAdapter,
  type FakeWallet,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import type { Strings } from '../messages/messages.ts'
import { ADDRESS, TIDE } from './a-snapshot.ts'
import { knowSwapTokens } from './a-swap-source.ts'
import { atRest } from './at-rest.ts'
import { type DrawnModal, drawModal } from './draw-modal.ts'
import { chainOf } from './other-namespaces.ts'
import type { Scene } from './scene.ts'
import { until } from './until.ts'
import { withAuth } from './with-auth.ts'
import { withNames } from './with-names.ts'
import { withOnramp } from './with-onramp.ts'
import { withPortfolio } from './with-portfolio.ts'

/** How a scene is looked at. */
export interface Seat {
  readonly themeMode: 'light' | 'dark'
  readonly locale: 'en' | 'ar'
  /** Texts of the site's own. */
  readonly strings?: Strings
}

const API = 'https://rpc.walletconnect.org'
const PICTURE = 'data:image/png;base64,AA=='

/** The node of a scene, where it can simulate. */
function withNode({ simulated }: Scene): NonNullable<TestCoreChoice['ports']> {
  if (simulated === undefined) return {}
  const http = createFakeHttp(() => undefined)
  http.on('POST', 'https://node.example/', ({ body = '' }) => {
    const { id } = JSON.parse(String(body))
    return { json: { jsonrpc: '2.0', id, result: [{ calls: simulated }] } }
  })
  return { http }
}

/** The ports of a scene; with a history also a server, and no picture that has to be fetched. */
function withHistory(scene: Scene): TestCoreChoice {
  const { history, sessions, exchanges, device } = scene
  const ports = { device: createFakeDevice(device), ...withNode(scene) }
  if ([history, sessions, exchanges].every((each) => each === undefined)) return { ports }
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  const answer =
    history === 'refused' ? { body: '', status: 403 } : { json: { data: history ?? [] } }
  http.on('GET', `${API}/v1/account/:address/history`, answer)
  http.on('GET', `${API}/v1/sessions/:account`, () => {
    if (sessions === 'silent') return new Promise(() => {})
    return sessions === 'refused' ? { body: '', status: 403 } : { json: { pcis: sessions ?? [] } }
  })
  http.on('POST', `${API}/v1/json-rpc`, ({ body = '' }) => {
    if (exchanges === 'refused') return { body: '', status: 403 }
    return { json: { id: 1, result: exchanges?.[JSON.parse(String(body)).method] } }
  })
  const chainImages = { 1: PICTURE, 8453: PICTURE, 42161: PICTURE }
  return { projectId: 'p1', chainImages, ports: { ...ports, http } }
}

/** Renders a modal and plays a scene in it until nothing moves. */
export async function playScene(
  scene: Scene,
  { themeMode, locale, strings = {} }: Seat,
): Promise<DrawnModal> {
  const wallet = aFakeWallet(scene.wallet)
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const { others = [] } = scene
  const adapter = scene.canSend === true ? aSendingWallet(wallet) : createFakeAdapter(wallet)
  const choice: TestCoreChoice = {
    adapter: scene.isEmpty === true ? createFakeAdapter() : adapter,
    ...(others.length > 0 && {
      adapters: [adapter, ...others.map((other) => createFakeAdapter(other))],
    }),
    ...(scene.hasNoAdapter === true && { adapters: [] }),
    walletConnect: relay,
    ...withHistory(scene),
    themeMode,
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: 42161, name: 'Arbitrum' }),
      ...others.map(({ networkId }) => chainOf(networkId)),
    ],
    termsConditionsUrl: 'https://salt.example/terms',
    privacyPolicyUrl: 'https://salt.example/privacy',
    features: { analytics: false, ...scene.features },
    customWallets: scene.customWallets,
    siwx: scene.siwx,
    swapSource: scene.swapSource,
  }
  const { auth, holdings, names, onramp } = scene
  const dress = (core: Core): Core => {
    const account = `eip155:1:${ADDRESS}` as const
    const portfolio = { scope: 'network', accounts: { [account]: holdings } } as const
    const held = holdings ? withPortfolio(core, portfolio).core : core
    const named = names ? withNames(held, names).core : held
    const bought = onramp ? withOnramp(named, onramp) : named
    return auth ? withAuth(bought, auth).core : bought
  }
  const drawn = await drawModal(choice, { locale, strings }, dress)
  const { dialog, words } = drawn
  await scene.play(drawn, wallet, relay)
  const [english, arabic] = scene.words
  const expected = locale === 'en' ? english : arabic
  await until(() => dialog.open && words().includes(expected))
  await atRest(dialog)
  return drawn
}

/** A wallet with 1.284 ETH, and a fee as usual. */
function aSendingWallet(wallet: FakeWallet): FakeAdapter {
  const adapter = createSendingAdapter(wallet)
  adapter.nativeBalances.set(ADDRESS, 1_284_000_000_000_000_000n)
  knowSwapTokens(adapter)
  adapter.tokens.set(TIDE, { amount: 9_000n, symbol: 'TIDE', decimals: 2 })
  adapter.fees = { expected: 6_300_000_000_000n, ceiling: 8_400_000_000_000n }
  const approve = adapter.answer
  adapter.answer = (request) =>
    wallet.mood instanceof Error ? Promise.reject(wallet.mood) : approve(request)
  return adapter
}
