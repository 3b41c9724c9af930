import { expect, test } from 'vitest'
import { aLoggedInVisit, aLoginVisit, type LoginVisit } from '../testing/a-login.ts'

/** How long a frame may take to answer, in milliseconds. */
const SILENCE_MS = 30_000

const SITE = 'https://secure.walletconnect.org'

async function atGoogle(): Promise<LoginVisit> {
  const visit = await aLoginVisit()
  void visit.core.actions.auth.beginSocial('google')
  await visit.settle()
  return visit
}

async function inAccountSettings(): Promise<LoginVisit> {
  const visit = await aLoggedInVisit()
  visit.core.actions.open()
  visit.core.actions.router.push('AccountSettings', {})
  return visit
}

async function changingEmail(): Promise<LoginVisit> {
  const visit = await aLoggedInVisit()
  visit.core.actions.open()
  visit.core.actions.router.push('EmailUpdate', {})
  return visit
}

const CASES: readonly {
  readonly what: string
  readonly begin: () => Promise<LoginVisit>
  readonly request: (visit: LoginVisit) => void
  readonly flow: 'farcaster' | 'social' | 'emailChange' | 'accountType'
  /** The view of the login shows the failure; anything else shows a notice. */
  readonly isShownByView?: true
}[] = [
  {
    what: 'where Farcaster is',
    begin: aLoginVisit,
    request: ({ core }) => core.actions.auth.beginSocial('farcaster'),
    flow: 'farcaster',
    isShownByView: true,
  },
  {
    what: 'who came back from a social',
    begin: atGoogle,
    request: ({ windows }) =>
      windows.popUps[0]?.emitMessage(SITE, { resultUri: `${SITE}/done?code=1` }),
    flow: 'social',
    isShownByView: true,
  },
  {
    what: 'for another e-mail',
    begin: changingEmail,
    request: ({ core }) => core.actions.auth.changeEmail('new@fjord.example'),
    flow: 'emailChange',
  },
  {
    what: 'for another kind of account',
    begin: inAccountSettings,
    request: ({ core }) => core.actions.auth.setAccountType('eoa'),
    flow: 'accountType',
  },
]

test.each(CASES)('a frame that does not answer $what is a failure', async (row) => {
  const visit = await row.begin()
  const { core, auth, clock, settle } = visit
  const now = (): unknown => core.snapshot().auth?.[row.flow].current
  auth.mood = 'hang'
  const outcome = Promise.resolve(row.request(visit)).catch((thrown: unknown) => thrown)
  await settle()
  await clock.advance(SILENCE_MS - 1_000)
  expect(now()).not.toHaveProperty('error')

  await clock.advance(1_000)
  await settle()

  const message = 'Embedded Wallet Request Timed Out'
  if (row.isShownByView) {
    expect(now()).toMatchObject({ step: 'failed', error: { message } })
    expect(core.snapshot().notices.current).toBeUndefined()
  } else {
    expect(core.snapshot().notices.current?.message).toBe(message)
    expect(now()).not.toHaveProperty('step', 'connecting')
  }
  await outcome
})

test('an approval in Farcaster has no time limit', async () => {
  const { core, clock, settle } = await aLoginVisit()
  void core.actions.auth.beginSocial('farcaster')
  await settle()

  await clock.advance(10 * SILENCE_MS)
  await settle()

  expect(core.snapshot().auth?.farcaster.current).toMatchObject({ step: 'showingCode' })
})
