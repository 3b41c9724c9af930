/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect, type Frame, type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { approve } from './login-model.ts'
import { test } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { KEEPERS, PLACES, PLANTED, plantInFrame, plantInPage } from './secrets/plant.ts'
import { spellingsOf } from './secrets/spellings.ts'
import type { WalletKeys } from './secrets/wallet-keys.ts'
import type { Secret, SecretsWatch } from './secrets/watch-secrets.ts'

const WITH_LOGINS = { logins: 'true' }
const [FIRST, SECOND] = ['keeps@sandbox.test', 'kept@sandbox.test']

// Every journey of logins checks the same for its own login.
test('secrets of a login never get into the page, whatever the visitor does, and the watch would find them', async ({
  lab,
  login,
  notes,
  sandbox,
  secrets,
}) => {
  test.slow()
  notes.allow(/planted/)
  await lab.open(WITH_LOGINS)
  await login.logIn(FIRST)
  await expectOwnKey(lab, await secrets.wallets())

  const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(signed).toMatchObject({ status: 'done' })
  const address: `0x${string}` = `0x${(await lab.address.innerText()).slice(2)}`
  await sandbox.chains.get(1).setBalance(address, 10n ** 18n)
  const [sent] = await Promise.all([lab.outcomeOf('send-transaction'), approve(login.frame)])
  expect(sent).toMatchObject({ status: 'done' })

  await lab.reload()
  await lab.expectConnected(address)
  await changeEmail()
  await lab.press('disconnect')
  await lab.expectDisconnected()

  await forgetDevice(lab.page)
  await lab.reload()
  await logInAnew()
  await lab.expectConnected(address)

  expect(await secrets.names()).toEqual(expect.arrayContaining(NAMES))
  expect(await secrets.leaks()).toEqual([])
  await test.step('what is planted is found in every place', () => expectFound(lab, secrets))

  async function changeEmail(): Promise<void> {
    const sinceMs = Date.now()
    await lab.accountButton.click()
    await lab.modal.part('account-settings').click()
    await lab.modal.part('settings-email').click()
    await lab.modal.part('update-email').fill(SECOND)
    await lab.modal.part('update-email').press('Enter')
    await lab.modal.expectView('EmailUpdatePrimaryOtp')
    await login.enterCode(await login.readCode(FIRST, sinceMs))
    await lab.modal.expectView('EmailUpdateSecondaryOtp')
    await login.enterCode(await login.readCode(SECOND, sinceMs))
    await lab.modal.expectView('AccountSettings')
    await expect(lab.modal.part('settings-email')).toContainText(SECOND)
    await lab.modal.closeButton.click()
  }

  async function logInAnew(): Promise<void> {
    const sinceMs = Date.now()
    await login.giveEmail(SECOND)
    await lab.modal.expectView('EmailVerifyDevice')
    const { text } = await sandbox.mail.next(SECOND, { sinceMs })
    const mailed = await lab.page.context().newPage()
    await mailed.goto(/http\S+\/device\/\S+/.exec(text)?.[0] ?? '')
    const approvedMs = Date.now()
    await mailed.getByRole('button', { name: 'Approve this device' }).click()
    await lab.modal.expectView('EmailVerifyOtp')
    await login.enterCode(await login.readCode(SECOND, approvedMs))
  }
})

/** Everything that such a login is made of. */
const NAMES = [
  ...['token', 'backupKey', 'backup', 'device', 'attempt', 'code', 'mailed code', 'device link'],
  ...['seed', 'EVM key', 'Solana key'],
]

/** Plants what is not secret, and has the watch look for it. */
async function expectFound({ page }: LabModel, secrets: SecretsWatch): Promise<void> {
  const { text, code, key } = PLANTED
  const probes: readonly Secret[] = [
    { what: 'text', spellings: [text] },
    { what: 'code', spellings: [code] },
    { what: 'key', spellings: spellingsOf(Uint8Array.from(key)) },
  ]
  expect(await secrets.leaks(probes)).toEqual([])

  await frameOf(page)?.evaluate(plantInFrame, PLANTED)
  await page.evaluate(plantInPage, PLANTED)

  const all = probes.flatMap(({ what }) => PLACES.map((place) => `${what} in ${place}`))
  await expect.poll(async () => [...(await secrets.leaks(probes))].sort()).toEqual(all.sort())
  for (const [keeper, keep] of Object.entries(KEEPERS)) {
    const own = `planted-${keeper.replaceAll(' ', '-')}-0123456789`
    await page.evaluate(keep, own)
    expect(await secrets.leaks([{ what: keeper, spellings: [own] }])).toContain(
      `${keeper} in storage`,
    )
  }
}

function frameOf(page: Page): Frame | undefined {
  return page.frames().find((each) => each.url().includes('/sdk'))
}

/** That what was opened is the key of this very account, so that a search for it means something. */
async function expectOwnKey(lab: LabModel, wallets: readonly WalletKeys[]): Promise<void> {
  const accounts = await lab.page.evaluate(
    () => window.latchkey?.getAccount('eip155')?.embeddedWalletInfo?.user.accounts,
  )
  const own = wallets.map(({ evm }) => privateKeyToAccount(toHex(evm)).address)
  expect(accounts).toContainEqual({ address: own[0], type: 'eoa' })
  expect(own).toHaveLength(1)
}

/** Clears all that the frame stored in its browser, like on another device. */
async function forgetDevice(page: Page): Promise<void> {
  await frameOf(page)?.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('latchkey-secure-site')
        opening.onerror = reject
        opening.onsuccess = () => {
          const change = opening.result.transaction('things', 'readwrite')
          change.objectStore('things').clear()
          change.oncomplete = () => resolve()
        }
      }),
  )
}
