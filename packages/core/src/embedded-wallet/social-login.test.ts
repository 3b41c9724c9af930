import { expect, test } from 'vitest'
import { type AuthUser, LatchkeyError } from '../contract/index.ts'
import type { AuthState, SocialStep } from '../store/state/auth.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeWindows } from '../testing/fake-windows.ts'
import { createSocialLogin } from './social-login.ts'

const ORIGIN = 'https://secure.example'
const GOOGLE = 'https://accounts.example/authorize'
const RESULT = `${ORIGIN}/result?once=1`
const USER: AuthUser = {
  address: '0xabc',
  networkId: 'eip155:1',
  userName: 'Ada',
  accounts: [{ address: '0xabc', type: 'eoa' }],
}

interface Choice {
  /** The view of the modal; the view of the login if not provided. */
  view?: 'Connect'
  /** The provider for whose page this tab left the website. */
  attempt?: 'google'
  redirectUri?(): Promise<string>
  connect?(uri: string): Promise<AuthUser>
}

/** Starts a login in a window. */
function begin(choice: Choice = {}, { isBlocked = false } = {}) {
  const clock = createFakeClock()
  const windows = createFakeWindows()
  if (isBlocked) windows.block()
  const steps: string[] = []
  const log: string[] = []
  const connected: string[] = []
  const state: Pick<AuthState, 'social'> = { social: recordSteps(steps) }
  const login = createSocialLogin({
    timers: clock,
    auth: state,
    frame: {
      load: async () => ({
        origin: ORIGIN,
        social: {
          userName: () => undefined,
          redirectUri: choice.redirectUri ?? (async () => GOOGLE),
          async connect(uri) {
            connected.push(uri)
            return choice.connect?.(uri) ?? USER
          },
        },
      }),
    },
    session: {
      requireNetwork: () => undefined,
      logInAs: async (user) => void log.push(`logged in ${user.userName}`),
    },
    ports: { logger: { warn: (message) => log.push(message) } },
    socialRedirect: {
      leave: (provider, uri) => log.push(`leave for ${provider} at ${uri}`),
      take: () => choice.attempt,
      clear: () => log.push('clear'),
    },
    ui: {
      modal: {
        route: () =>
          choice.view
            ? { view: choice.view, params: {} }
            : { view: 'ConnectingSocial', params: { provider: 'google' } },
        back: () => log.push('back'),
        open: () => log.push('open'),
        push: ({ view }) => log.push(view),
      },
      notices: {
        fail: ({ message }) => log.push(message),
        show: ({ message }) => log.push(`notice ${message}`),
      },
      track({ event, properties }) {
        expect(properties, event).toEqual({ provider: 'google' })
        log.push(event)
      },
    },
  })
  const open = () => windows.popUp(`${ORIGIN}/loading`, { name: 'w1', width: 1, height: 1 })
  login.start('google', open())
  return {
    clock,
    windows,
    login,
    steps,
    log,
    connected,
    again: () => login.start('google', open()),
  }
}

/** The login's part of the state, which notes each step that is written. */
function recordSteps(steps: string[]): AuthState['social'] {
  let current: SocialStep = { step: 'idle' }
  return {
    get current() {
      return current
    },
    set current(step) {
      steps.push(step.step)
      current = step
    },
  }
}

async function settle(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
}

test('the window opens the provider, and its result logs in', async () => {
  const { windows, steps, log, connected } = begin()
  await settle()
  const [popUp] = windows.popUps
  expect(popUp?.visited).toEqual([`${ORIGIN}/loading`, GOOGLE])

  popUp?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()

  expect(steps).toEqual(['openingWindow', 'awaitingResult', 'connecting', 'connected'])
  expect(connected).toEqual([RESULT])
  expect(popUp?.isClosed()).toBe(true)
  expect(log).toEqual([
    'SOCIAL_LOGIN_STARTED',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'logged in Ada',
    'SOCIAL_LOGIN_SUCCESS',
  ])
})

test.each<[string, string, unknown]>([
  ['another origin', 'https://evil.example', { resultUri: RESULT }],
  ['an origin that looks alike', 'https://secure.example.evil.example', { resultUri: RESULT }],
  ['no result', ORIGIN, { hello: 1 }],
  ['no text', ORIGIN, { resultUri: 7 }],
  ['nothing', ORIGIN, null],
  ['a text', ORIGIN, RESULT],
])('%s is ignored, and the real result still works', async (_what, origin, message) => {
  const { windows, steps, connected } = begin()
  await settle()

  windows.popUps[0]?.emitMessage(origin, message)
  await settle()
  expect(steps.at(-1)).toBe('awaitingResult')

  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()
  expect(connected).toEqual([RESULT])
})

test('a result counts once, however often it is posted', async () => {
  const { windows, connected } = begin()
  await settle()

  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()

  expect(connected).toEqual([RESULT])
})

test('a window that the browser did not open is reported as blocked, and may be tried again', async () => {
  const { login, windows, log } = begin({ view: 'Connect' }, { isBlocked: true })
  await settle()

  expect(login.state()).toMatchObject({ step: 'failed', error: { code: 'social.popup-blocked' } })
  expect(log).toContain('Could not open social popup')
  expect(windows.popUps).toEqual([])
})

test('a failure that the view of the login shows is not shown as a notice, too', async () => {
  const { login, log } = begin({}, { isBlocked: true })
  await settle()

  expect(login.state()).toMatchObject({ step: 'failed' })
  expect(log).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
})

test('a window that the visitor closes ends the login within a second, without a failure', async () => {
  const { clock, windows, login, log } = begin()
  await settle()

  windows.popUps[0]?.close()
  await clock.advance(1_000)
  await settle()

  expect(login.state()).toEqual({ step: 'idle' })
  expect(log.slice(-3)).toEqual(['SOCIAL_LOGIN_CANCELED', 'back', 'notice notice.loginCancelled'])
})

test('a provider that never answers times out after 45 seconds, and the window closes', async () => {
  const { clock, windows, login } = begin({ redirectUri: () => new Promise(() => {}) })
  await settle()

  await clock.advance(45_000)
  await settle()

  expect(login.state()).toMatchObject({ step: 'failed', error: { code: 'social.timeout' } })
  expect(windows.popUps[0]?.isClosed()).toBe(true)
})

test('the visitor may take longer than that at the provider', async () => {
  const { clock, windows, connected } = begin()
  await settle()

  await clock.advance(600_000)
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()

  expect(connected).toEqual([RESULT])
})

test.each<[string, Choice, string]>([
  [
    'a frame that has no address',
    { redirectUri: () => Promise.reject(new LatchkeyError('frame.refused', { message: 'no' })) },
    'social.no-address',
  ],
  [
    'a frame that is not there',
    { redirectUri: () => Promise.reject(new LatchkeyError('frame.load-failed', {})) },
    'frame.load-failed',
  ],
  [
    'an address that may not be opened',
    { redirectUri: async () => 'javascript:1' },
    'social.no-address',
  ],
])('%s closes the window and says why', async (_what, choice, code) => {
  const { windows, login } = begin(choice)
  await settle()

  expect(login.state()).toMatchObject({ step: 'failed', error: { code } })
  expect(windows.popUps[0]?.isClosed()).toBe(true)
})

test('a result that the frame refuses is a failure, and the next try is another window', async () => {
  let isWrong = true
  const { windows, login, again } = begin({
    async connect() {
      if (isWrong) throw new LatchkeyError('frame.refused', { message: 'Unknown result' })
      return USER
    },
  })
  await settle()
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()
  expect(login.state()).toMatchObject({ step: 'failed', error: { message: 'Unknown result' } })

  isWrong = false
  again()
  await settle()
  // Messages of the former attempt's window are ignored.
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()
  expect(login.state().step).toBe('awaitingResult')
  windows.popUps[1]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()

  expect(login.state().step).toBe('connected')
})

test('a cancelled login closes its window and ignores its result', async () => {
  const { clock, windows, login, connected } = begin()
  await settle()

  login.cancel()
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await clock.advance(60_000)
  await settle()

  expect(login.state()).toEqual({ step: 'idle' })
  expect(connected).toEqual([])
  expect(windows.popUps[0]?.isClosed()).toBe(true)
  expect(clock.pending).toBe(0)
})
