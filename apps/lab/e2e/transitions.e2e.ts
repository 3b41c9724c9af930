import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { createFilm } from './films/film.ts'
import { createLoginModel } from './login-model.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'
import { scan } from './setup/show-code.ts'

const WINDOWS = [
  {
    title: 'on a computer',
    viewport: { width: 1280, height: 900 },
    edge: 'top',
    way: 'a wallet that is asked',
  },
  {
    title: 'on a phone',
    viewport: { width: 390, height: 844 },
    edge: 'bottom',
    way: 'a scan',
  },
] as const

for (const { title, viewport, edge, way } of WINDOWS) {
  test.describe(title, () => {
    test.use({ viewport })
    test.slow()

    test(
      `the card keeps its place in each frame from opening, by ${way}, to disconnecting`,
      FULL,
      async ({ installWallet, lab, peer, sandbox }) => {
        // With a name an account has three things to show, which are read at different times.
        await sandbox.names.set(FIRST, { name: 'mira.example', avatar: null })
        const wallet = await installWallet()
        const { modal, page } = lab
        await lab.open({ logins: 'true', networks: '1,8453,solana' })
        const film = createFilm({ page, card: modal.card, edge })

        await film.take('Connect opens', async () => {
          await lab.connectButton.click()
          await modal.expectView('Connect')
        })
        await film.take('Connect to the guide', async () => {
          await modal.help.click()
          await modal.expectView('WhatIsAWallet')
        })
        await film.take('the guide back to Connect', async () => {
          await modal.backButton.click()
          await modal.expectView('Connect')
        })
        await film.take('Connect to all wallets', async () => {
          await modal.part('connect-all').click()
          await expect(modal.dialog.locator('[data-place="0"][data-testid]')).toBeVisible()
        })
        await film.take('a search and its results', async () => {
          await modal.part('all-search').fill('aurora')
          await expect(modal.part('all-said')).toHaveText(/found$/)
        })
        await film.take('all wallets close', async () => {
          await modal.closeButton.click()
          await modal.expectClosed()
        })
        await lab.connectButton.click()
        await modal.expectView('Connect')
        if (way === 'a scan') {
          await film.take('Connect to a code', async () => {
            await modal.part('connect-code').click()
            await expect(modal.part('pairing-code')).toHaveAttribute('data-state', 'shown')
          })
          await film.take('a scan connects, and the modal closes', async () => {
            await scan(lab, peer)
            await lab.expectConnected(FIRST)
            await modal.expectClosed()
          })
        } else {
          wallet.behave('ask')
          await film.take('a wallet is asked', async () => {
            await modal.wallet(wallet.name).click()
            await modal.expectView('ConnectingExternal')
          })
          await film.take('it connects, and the modal closes', async () => {
            await wallet.decide('approve')
            await lab.expectConnected(FIRST)
            await modal.expectClosed()
          })
          wallet.behave('approve')
        }

        await film.take('Account opens and the balance arrives', async () => {
          await lab.accountButton.click()
          await expect(modal.balance).not.toHaveAttribute('data-state', 'loading')
        })
        await film.take('Account to Networks', async () => {
          await modal.part('header-network').click()
          await modal.expectView('Networks')
        })
        await film.take('a network is switched', async () => {
          await modal.network('Base').click()
          await lab.expectNetwork('Base')
          await modal.expectView('Account')
        })
        await film.take('Account to the settings', async () => {
          await modal.part('account-settings').click()
          await modal.expectView('AccountSettings')
        })
        await film.take('the settings to the accounts', async () => {
          await modal.part('settings-all').click()
          await modal.expectView('Accounts')
        })
        await film.take('the accounts back to the settings', async () => {
          await modal.backButton.click()
          await modal.expectView('AccountSettings')
        })
        await film.take('the settings back to Account', async () => {
          await modal.backButton.click()
          await modal.expectView('Account')
        })
        await film.take('a wallet is disconnected', async () => {
          await modal.part('account-disconnect').click()
          await lab.expectDisconnected()
        })
      },
    )
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.slow()

  test('the card keeps its place in each frame of a login', FULL, async ({ lab, sandbox }) => {
    const { modal, page } = lab
    const login = createLoginModel(lab, sandbox.mail)
    const email = 'film@sandbox.test'
    await lab.open({ logins: 'true' })
    const film = createFilm({ page, card: modal.card, edge: 'bottom' })
    await lab.connectButton.click()
    await modal.expectView('Connect')

    await film.take('an address to the code', async () => {
      await modal.part('connect-email').fill(email)
      await modal.part('connect-email').press('Enter')
      await modal.expectView('EmailVerifyOtp')
    })
    await film.take('the right code, and the modal closes', async () => {
      await login.enterCode(await login.readCode(email))
      await modal.expectClosed()
    })
  })
})
