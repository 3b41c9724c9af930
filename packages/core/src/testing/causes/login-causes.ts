import { LatchkeyError } from '../../contract/index.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL } from '../a-login.ts'
import type { TestCoreChoice } from '../create-test-core.ts'
import type { Causes } from './cause.ts'

const SECURE = 'https://secure.walletconnect.org'

/** The events while a visitor logs in, and changes the login. */
export const LOGIN_CAUSES: Causes<
  | 'EMAIL_LOGIN_SELECTED'
  | 'EMAIL_SUBMITTED'
  | 'EMAIL_VERIFICATION_CODE_SENT'
  | 'EMAIL_VERIFICATION_CODE_PASS'
  | 'EMAIL_VERIFICATION_CODE_FAIL'
  | 'DEVICE_REGISTERED_FOR_EMAIL'
  | 'EMAIL_EDIT'
  | 'EMAIL_UPGRADE_FROM_MODAL'
  | 'SET_PREFERRED_ACCOUNT_TYPE'
  | 'SOCIAL_LOGIN_STARTED'
  | 'SOCIAL_LOGIN_REQUEST_USER_DATA'
  | 'SOCIAL_LOGIN_SUCCESS'
  | 'SOCIAL_LOGIN_ERROR'
  | 'SOCIAL_LOGIN_CANCELED'
> = {
  EMAIL_LOGIN_SELECTED: {
    when: 'The e-mail field is chosen.',
    properties: undefined,
    async run(choice) {
      const { core } = await aLoginVisit(choice)
      core.actions.auth.selectEmail()
    },
  },
  EMAIL_SUBMITTED: {
    when: 'An e-mail address is submitted.',
    properties: undefined,
    run: (choice) => submitted(choice),
  },
  EMAIL_VERIFICATION_CODE_SENT: {
    when: 'A code is mailed.',
    properties: undefined,
    run: (choice) => submitted(choice),
  },
  EMAIL_VERIFICATION_CODE_PASS: {
    when: 'A code is accepted.',
    properties: undefined,
    run: async (choice) => void (await aLoggedInVisit(choice)),
  },
  EMAIL_VERIFICATION_CODE_FAIL: {
    when: 'A code is refused.',
    properties: { message: 'frame.refused' },
    async run(choice) {
      const { core, settle } = await aLoginVisit(choice)
      void core.actions.auth.submitEmail(EMAIL)
      await settle()
      void core.actions.auth.enterCode('000000')
      await settle()
    },
  },
  DEVICE_REGISTERED_FOR_EMAIL: {
    when: 'The visitor approves this device by the link in the e-mail.',
    properties: undefined,
    async run(choice) {
      const { core, auth, settle } = await aLoginVisit(choice)
      auth.proof = 'VERIFY_DEVICE'
      void core.actions.auth.submitEmail(EMAIL)
      await settle()
      auth.confirmElsewhere()
      await settle()
    },
  },
  EMAIL_EDIT: {
    when: 'A change of the e-mail address begins.',
    properties: undefined,
    async run(choice) {
      const { core, settle } = await aLoggedInVisit(choice)
      core.actions.open()
      core.actions.router.push('EmailUpdate', {})
      void core.actions.auth.changeEmail('new@fjord.example')
      await settle()
    },
  },
  EMAIL_UPGRADE_FROM_MODAL: {
    when: 'The page for upgrading the wallet is opened.',
    properties: undefined,
    async run(choice) {
      const { core } = await aLoggedInVisit(choice)
      void core.actions.auth.openDashboard()
    },
  },
  SET_PREFERRED_ACCOUNT_TYPE: {
    when: 'The account type changes.',
    properties: { accountType: 'eoa', network: 'eip155:1' },
    async run(choice) {
      const { core, settle } = await aLoggedInVisit(choice)
      void core.actions.auth.setAccountType('eoa')
      await settle()
    },
  },
  SOCIAL_LOGIN_STARTED: {
    when: 'A social login is chosen.',
    properties: { provider: 'google' },
    run: (choice) => social(choice, 'success'),
  },
  SOCIAL_LOGIN_REQUEST_USER_DATA: {
    when: 'The provider answered, and the user is requested.',
    properties: { provider: 'google' },
    run: (choice) => social(choice, 'success'),
  },
  SOCIAL_LOGIN_SUCCESS: {
    when: 'A social login succeeded.',
    properties: { provider: 'google' },
    run: (choice) => social(choice, 'success'),
  },
  SOCIAL_LOGIN_ERROR: {
    when: 'A social login failed.',
    properties: { provider: 'google' },
    run: (choice) => social(choice, 'failure'),
  },
  SOCIAL_LOGIN_CANCELED: {
    when: 'The visitor closes the window of the provider, or leaves the code of Farcaster.',
    properties: { provider: 'google' },
    run: (choice) => social(choice, 'closed'),
  },
}

async function submitted(choice: TestCoreChoice): Promise<void> {
  const { core, settle } = await aLoginVisit(choice)
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
}

async function social(
  choice: TestCoreChoice,
  ending: 'success' | 'failure' | 'closed',
): Promise<void> {
  const { core, auth, windows, clock, settle } = await aLoginVisit(choice)
  void core.actions.auth.beginSocial('google')
  await settle()
  if (ending === 'closed') {
    windows.popUps[0]?.close()
    await clock.advance(1_000)
    return
  }
  if (ending === 'failure') auth.mood = new LatchkeyError('frame.refused', { message: 'no' })
  windows.popUps[0]?.emitMessage(SECURE, { resultUri: `${SECURE}/done?code=1` })
  await settle()
}
