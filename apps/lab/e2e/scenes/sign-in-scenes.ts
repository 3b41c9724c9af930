import type { Scene, Stage } from './scene.ts'

async function asked({ lab, wallet }: Stage): Promise<void> {
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()
  await lab.modal.expectView('SIWXSignMessage')
  await lab.modal.part('sign-in-message').waitFor()
}

/** Views of a sign-in in the states that a visitor can meet. */
export const SIGN_IN_SCENES: readonly Scene[] = [
  {
    name: 'sign-in-preparing',
    switches: { siwx: 'service' },
    async play({ lab, wallet }) {
      await lab.page.route('**/auth/v1/nonce*', () => {})
      await lab.connectButton.click()
      await lab.modal.wallet(wallet.name).click()
      await lab.modal.expectView('ConnectingSiwe')
    },
  },
  { name: 'sign-in', switches: { siwx: 'required' }, play: asked },
  {
    name: 'sign-in-message',
    switches: { siwx: 'required' },
    async play(stage) {
      await asked(stage)
      await stage.lab.modal.part('sign-in-message').click()
      await stage.lab.modal.part('sign-in-text').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'sign-in-declined',
    switches: { siwx: 'required' },
    async play(stage) {
      await asked(stage)
      stage.wallet.behave('reject')
      await stage.lab.modal.part('sign-in-sign').click()
      await stage.lab.modal.dialog.locator('[data-part=latch][data-state=declined]').waitFor()
    },
  },
  { name: 'sign-in-other-site', switches: { siwx: 'other-site' }, play: asked },
]
