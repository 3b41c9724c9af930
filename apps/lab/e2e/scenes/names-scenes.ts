import { approve } from '../login-model.ts'
import { atSettings } from './login-scenes.ts'
import type { Scene, Stage } from './scene.ts'

const LOGINS = { logins: 'true' } as const

/** Phones show what the others show. */
const SOME = { switches: LOGINS, variants: ['light', 'dark', 'rtl'] } as const

/** Each scene that registers a name has its own. */
let names = 0

function freshLabel(): string {
  names += 1
  return `mira-lindqvist-${names}`
}

/** The field for a name, of a visitor who is logged in. */
async function atField(stage: Stage) {
  const visitor = await atSettings(stage)
  await stage.lab.modal.part('settings-account-name').click()
  await stage.lab.modal.expectView('RegisterAccountName')
  return visitor
}

async function entered(stage: Stage, label: string) {
  const visitor = await atField(stage)
  await stage.lab.modal.part('name-field').fill(label)
  return visitor
}

async function checked(stage: Stage, label: string) {
  const visitor = await entered(stage, label)
  await stage.lab.modal
    .part(`name-${label}.reown.id`)
    .getByText(/Available|متاح/)
    .waitFor()
  return visitor
}

async function registered(stage: Stage): Promise<void> {
  const { login } = await checked(stage, freshLabel())
  await stage.lab.modal.part('name-field').press('Enter')
  await approve(login.frame)
  await stage.lab.modal.expectView('RegisterAccountNameSuccess')
}

/** The views in which an account gets a name, in the states that a visitor can meet. */
export const NAMES_SCENES: readonly Scene[] = [
  { name: 'name', switches: LOGINS, play: async (stage) => void (await atField(stage)) },
  {
    name: 'name-available',
    ...SOME,
    play: async (stage) => void (await checked(stage, 'tidewater')),
  },
  {
    name: 'name-taken',
    ...SOME,
    variants: ['light', 'dark', 'rtl', 'phone'],
    async play(stage) {
      await entered(stage, 'grace')
      await stage.lab.modal.part('name-grace-id.reown.id').waitFor()
    },
  },
  {
    name: 'name-characters',
    ...SOME,
    play: async (stage) => void (await entered(stage, 'mira@salt')),
  },
  {
    name: 'name-unchecked',
    ...SOME,
    async play(stage) {
      await atField(stage)
      stage.faults.set('profileSuggestions', { kind: 'status', status: 400 })
      await stage.lab.modal.part('name-field').fill('tidewater')
      await stage.lab.modal.dialog.locator('[data-part=hint][role=alert]').waitFor()
    },
  },
  {
    name: 'name-registering',
    ...SOME,
    async play(stage) {
      const { login } = await checked(stage, freshLabel())
      // Faults end before the picture is taken.
      await stage.lab.page.route('**/v1/profile/account?*', () => {})
      await stage.lab.modal.part('name-field').press('Enter')
      await approve(login.frame)
      await stage.lab.modal.expectView('RegisterAccountName')
      await stage.lab.modal.part('name-hint').filter({ hasText: 'mira-lindqvist' }).waitFor()
    },
  },
  {
    name: 'name-failed',
    ...SOME,
    async play(stage) {
      const { login } = await checked(stage, freshLabel())
      stage.faults.set('profileRegister', { kind: 'status', status: 400 })
      await stage.lab.modal.part('name-field').press('Enter')
      await approve(login.frame)
      await stage.lab.modal.expectView('RegisterAccountName')
      await stage.lab.modal.dialog.locator('[data-part=hint][role=alert]').waitFor()
    },
  },
  { name: 'name-done', switches: LOGINS, play: registered },
]
