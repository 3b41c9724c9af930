import { createLoginModel, inWindow } from '../login-model.ts'
import type { Scene, Stage } from './scene.ts'

const LOGINS = { logins: 'true' } as const

/** Each scene has its own e-mail address, so that mails do not mix. */
let scenes = 0

function loginOf({ lab, mail }: Stage) {
  scenes += 1
  return { email: `mira${scenes}@saltmarket.test`, login: createLoginModel(lab, mail) }
}

async function loggedIn(stage: Stage): Promise<ReturnType<typeof loginOf>> {
  const visitor = loginOf(stage)
  await visitor.login.logIn(visitor.email)
  return visitor
}

/** The settings of a visitor who has logged in with an address of their own. */
export async function atSettings(stage: Stage): Promise<ReturnType<typeof loginOf>> {
  const visitor = await loggedIn(stage)
  await stage.lab.accountButton.click()
  await stage.lab.modal.part('account-settings').click()
  await stage.lab.modal.expectView('AccountSettings')
  return visitor
}

/** NFTs of a visitor who got a few, one of them without a picture, and spam. */
async function showNfts(stage: Stage): Promise<void> {
  const { lab, chains } = stage
  await loggedIn(stage)
  const owner: `0x${string}` = `0x${(await lab.address.innerText()).slice(2)}`
  const { collectibles, sendSpam } = chains.get(1)
  await sendSpam(owner)
  await collectibles.mint(owner, 'broken')
  await collectibles.mint(owner, 'night')
  await collectibles.mint(owner, 'badge', 2n)
  await collectibles.mint(owner, 'meadow')
  await lab.accountButton.click()
  await lab.modal.dialog.getByRole('tab').nth(1).click()
}

async function atChange(stage: Stage): Promise<ReturnType<typeof loginOf>> {
  const visitor = await atSettings(stage)
  const { modal } = stage.lab
  await modal.part('settings-email').click()
  await modal.expectView('EmailUpdate')
  await modal.part('update-email').fill(`new.${visitor.email}`)
  await modal.part('update-email').press('Enter')
  await modal.expectView('EmailUpdatePrimaryOtp')
  return visitor
}

/** Views during and after a login by e-mail or a social account. */
export const LOGIN_SCENES: readonly Scene[] = [
  {
    name: 'connect-logins',
    switches: LOGINS,
    play: ({ lab }) => lab.connectButton.click(),
  },
  {
    name: 'connect-wallets',
    switches: { ...LOGINS, 'features.emailShowWallets': 'false' },
    async play({ lab }) {
      await lab.connectButton.click()
      await lab.modal.part('connect-wallets').click()
      await lab.modal.expectView('ConnectWallets')
    },
  },
  {
    name: 'email-login',
    switches: LOGINS,
    async play({ lab }) {
      await lab.page.evaluate(() => window.latchkey?.open({ view: 'EmailLogin' }))
      await lab.modal.expectView('EmailLogin')
    },
  },
  {
    name: 'create',
    switches: LOGINS,
    async play({ lab }) {
      await lab.page.evaluate(() => window.latchkey?.open({ view: 'Create' }))
      await lab.modal.expectView('Create')
    },
  },
  {
    name: 'connect-socials',
    switches: LOGINS,
    async play({ lab }) {
      await lab.connectButton.click()
      await lab.modal.part('connect-socials').click()
      await lab.modal.expectView('ConnectSocials')
    },
  },
  {
    name: 'connecting-social',
    switches: LOGINS,
    async play({ lab }) {
      await lab.connectButton.click()
      const popUp = await inWindow(lab.page, () => lab.modal.part('social-google').click())
      await popUp.getByLabel('Name').waitFor()
      await lab.page.bringToFront()
      await lab.modal.expectView('ConnectingSocial')
    },
  },
  {
    name: 'connecting-farcaster',
    switches: LOGINS,
    async play({ lab }) {
      await lab.connectButton.click()
      await lab.modal.part('social-farcaster').click()
      await lab.modal.expectView('ConnectingFarcaster')
      // There is something to copy once there is something to scan, or to open.
      await lab.modal.dialog.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'email-code',
    switches: LOGINS,
    async play(stage) {
      const { login, email } = loginOf(stage)
      await login.giveEmail(email)
      await stage.lab.modal.expectView('EmailVerifyOtp')
    },
  },
  {
    name: 'email-device',
    switches: LOGINS,
    async play(stage) {
      const { login, email } = await loggedIn(stage)
      // Without storage in the frame, a reloaded page is another device.
      await stage.lab.reload()
      await login.giveEmail(email)
      await stage.lab.modal.expectView('EmailVerifyDevice')
    },
  },
  {
    name: 'account-login',
    switches: LOGINS,
    async play(stage) {
      await loggedIn(stage)
      await stage.lab.accountButton.click()
      await stage.lab.modal.expectView('Account')
    },
  },
  {
    name: 'receive',
    switches: LOGINS,
    async play(stage) {
      await loggedIn(stage)
      await stage.lab.accountButton.click()
      await stage.lab.modal.part('account-receive').click()
      await stage.lab.modal.expectView('WalletReceive')
    },
  },
  {
    name: 'receive-amount',
    switches: LOGINS,
    async play(stage) {
      await loggedIn(stage)
      await stage.lab.accountButton.click()
      const { modal } = stage.lab
      await modal.part('account-receive').click()
      await modal.part('receive-amount').click()
      await modal.part('receive-amount-input').fill('0.25')
      await modal.part('receive-copy-link').waitFor()
    },
  },
  {
    name: 'compatible-networks',
    switches: LOGINS,
    async play(stage) {
      await loggedIn(stage)
      await stage.lab.accountButton.click()
      await stage.lab.modal.part('account-receive').click()
      await stage.lab.modal.part('receive-networks').click()
      await stage.lab.modal.expectView('WalletCompatibleNetworks')
    },
  },
  {
    name: 'account-login-activity',
    switches: LOGINS,
    async play(stage) {
      await loggedIn(stage)
      await stage.lab.accountButton.click()
      await stage.lab.modal.dialog.getByRole('tab', { name: 'Activity' }).click()
      await stage.lab.modal.part('activity-empty').waitFor()
    },
  },
  {
    name: 'account-login-nfts',
    switches: LOGINS,
    async play(stage) {
      await showNfts(stage)
      await stage.lab.modal.part('nft-0').waitFor()
    },
  },
  {
    name: 'collectible',
    switches: LOGINS,
    async play(stage) {
      await showNfts(stage)
      await stage.lab.modal.part('nft-0').click()
      await stage.lab.modal.expectView('Collectible')
    },
  },
  {
    name: 'account-settings',
    switches: LOGINS,
    play: async (stage) => void (await atSettings(stage)),
  },
  {
    name: 'account-label',
    switches: LOGINS,
    async play(stage) {
      await atSettings(stage)
      await stage.lab.modal.part('settings-label').click()
      await stage.lab.modal.part('label-field').fill('Household')
    },
  },
  {
    name: 'upgrade',
    switches: LOGINS,
    async play(stage) {
      await atSettings(stage)
      await stage.lab.modal.part('settings-upgrade').click()
      await stage.lab.modal.expectView('UpgradeEmailWallet')
    },
  },
  {
    name: 'email-update',
    switches: LOGINS,
    async play(stage) {
      await atSettings(stage)
      await stage.lab.modal.part('settings-email').click()
      await stage.lab.modal.expectView('EmailUpdate')
    },
  },
  {
    name: 'email-update-old',
    switches: LOGINS,
    play: async (stage) => void (await atChange(stage)),
  },
  {
    name: 'email-update-new',
    switches: LOGINS,
    async play(stage) {
      const { login, email } = await atChange(stage)
      await login.enterCode(await login.readCode(email))
      await stage.lab.modal.expectView('EmailUpdateSecondaryOtp')
    },
  },
  {
    name: 'approve',
    switches: LOGINS,
    async play(stage) {
      const { login } = await loggedIn(stage)
      await stage.lab.press('sign-typed-data')
      await stage.lab.modal.expectView('ApproveTransaction')
      await login.frame.getByRole('button', { name: 'Approve' }).waitFor()
    },
  },
]
