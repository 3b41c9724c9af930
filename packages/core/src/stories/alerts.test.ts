import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { createTestCore, type TestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp, type FakeAnswer } from '../testing/fake-http.ts'
import { createFakeRelay, type FakeRelay } from '../testing/fake-relay.ts'
import { OSPREY } from '../testing/set-up-pairing.ts'
import '../embedded-wallet/embedded-wallet.ts'
import '../pairing/pairing.ts'

const API = 'https://api.web3modal.org'
const ALLOWED = { json: { allowedOrigins: ['https://saltmarket.example'] } }

type Trouble = Extract<Parameters<FakeRelay['emit']>[0], { readonly type: 'trouble' }>['kind']

/** Waits for imports of loaded files, and for what takes no time. */
async function settled({ clock }: Pick<TestCore, 'clock'>): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await clock.advance(20)
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A core that came to wallet-connect, whose provider then reports an error twice. */
async function provider(kind: Trouble): Promise<TestCore> {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const http = createFakeHttp(() => undefined)
  const it = createTestCore({ projectId: 'p1', walletConnect: relay, ports: { clock, http } })
  await it.core.start()
  it.core.actions.open()
  it.core.actions.pairing.show(OSPREY)
  await settled({ clock })
  relay.emit({ type: 'trouble', kind })
  relay.emit({ type: 'trouble', kind })
  return it
}

/** A login that begins, with the project's list of origins. */
async function login(
  listed: FakeAnswer,
  end: (visit: Awaited<ReturnType<typeof aLoginVisit>>) => void,
) {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/projects/v1/origins`, listed)
  const visit = await aLoginVisit({ projectId: 'p1', ports: { http } })
  void visit.core.actions.auth.submitEmail(EMAIL)
  await visit.settle()
  end(visit)
  end(visit)
  return visit
}

async function started(choice: TestCoreChoice, act: (it: TestCore) => unknown): Promise<TestCore> {
  const it = createTestCore({ ports: { http: createFakeHttp(() => undefined) }, ...choice })
  await it.core.start()
  for (const _ of ['once', 'and again']) {
    await act(it)
    await settled(it)
  }
  return it
}

// Source: docs/alerts.md, section 1, and docs/specification.md, section 8.
test.each<[key: string, short: string, when: string, () => Promise<TestCore>]>([
  [
    'PROJECT_ID_NOT_CONFIGURED',
    'Project ID Not Configured',
    'there is no project id',
    () => started({}, ({ core }) => core.start()),
  ],
  [
    'INVALID_PROJECT_ID',
    'Invalid Project ID',
    'a service does not know it',
    () => {
      const http = createFakeHttp(() => undefined)
      http.on('GET', `${API}/getWallets`, { body: '', status: 401 })
      return started({ projectId: 'wrong', ports: { http } }, ({ core }) => {
        core.actions.open({ view: 'AllWallets' })
      })
    },
  ],
  [
    'INVALID_PROJECT_ID',
    'Invalid Project ID',
    'the provider says invalid key',
    () => provider('project'),
  ],
  [
    'INVALID_APP_CONFIGURATION',
    'Invalid App Configuration',
    'the provider says origin not allowed',
    () => provider('origin'),
  ],
  [
    'INVALID_APP_CONFIGURATION',
    'Invalid App Configuration',
    'the origin of a site with logins is not listed',
    () => login({ json: { allowedOrigins: ['https://other.example'] } }, () => {}),
  ],
  [
    'INVALID_APP_CONFIGURATION',
    'Invalid App Configuration',
    'analytics refuse the origin',
    () => {
      const http = createFakeHttp(() => undefined)
      http.on('GET', `${API}/getAnalyticsConfig`, { json: { isAnalyticsEnabled: true } })
      return started({ projectId: 'p1', features: {}, ports: { http } }, ({ core, telemetry }) => {
        telemetry.answerWith('forbidden')
        core.actions.open()
        core.actions.close()
      })
    },
  ],
  [
    'JWT_TOKEN_NOT_VALID',
    'Session Expired',
    'the provider says JWT not yet valid',
    () => provider('clock'),
  ],
  [
    'SWITCH_NETWORK_NOT_FOUND',
    'Network Not Found',
    'the site switches to an unknown network',
    () =>
      started({ projectId: 'p1' }, ({ core }) =>
        core.actions.network.switchTo('eip155:5').catch((thrown: unknown) => {
          if (!(thrown instanceof LatchkeyError)) throw thrown
        }),
      ),
  ],
  [
    'IFRAME_LOAD_FAILED',
    'Network Error - Could not load embedded wallet',
    'the frame does not load',
    () => login(ALLOWED, ({ auth }) => auth.emit({ type: 'trouble', kind: 'iframe_load_failed' })),
  ],
  [
    'IFRAME_REQUEST_TIMEOUT',
    'Embedded Wallet Request Timed Out',
    'the frame does not answer',
    () =>
      login(ALLOWED, ({ auth }) => auth.emit({ type: 'trouble', kind: 'iframe_request_timeout' })),
  ],
  [
    'UNVERIFIED_DOMAIN',
    'Invalid App Configuration',
    'the frame refuses the origin',
    () => login(ALLOWED, ({ auth }) => auth.emit({ type: 'trouble', kind: 'unverified_domain' })),
  ],
])('%s says %s, once, when %s', async (key, short, _when, run) => {
  const { core, logger } = await run()

  const shown = core.snapshot().alerts.shown.filter((alert) => alert.key === key)
  expect(shown).toEqual([{ key, tone: 'error', message: short }])
  const lines = logger.lines.filter(({ message }) => message.startsWith(`${short}: `))
  expect(lines).toHaveLength(1)
})

test('the alert about the origin names it, and where to change that', async () => {
  const { logger } = await provider('origin')

  const [line] = logger.lines.filter(({ message }) => message.startsWith('Invalid App'))
  expect(line?.message).toContain(
    'https://saltmarket.example is not on the list of allowed origins',
  )
})
