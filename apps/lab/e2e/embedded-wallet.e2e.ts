import { expect } from '@playwright/test'
import { findings } from './findings.ts'
import { approve, decline } from './login-model.ts'
import { test } from './login-test.ts'
import { FULL } from './rings.ts'

const WITH_LOGINS = { logins: 'true' }

test(
  'an account that is not deployed signs, declines, reads by the frame, has a site of its own, and sends as it can',
  FULL,
  async ({ lab, login, sandbox, trouble }) => {
    test.slow()
    trouble.allow(/Requested RPC call is not allowed/)
    // A browser with a window asks the wallet's own site for an icon, which it has not.
    trouble.allow(/favicon\.ico/)
    await lab.open(WITH_LOGINS)
    await login.logIn('signs@sandbox.test')

    await test.step('what it signs verifies', async () => {
      for (const button of ['sign-message', 'sign-typed-data'] as const) {
        const [outcome] = await Promise.all([lab.outcomeOf(button), approve(login.frame)])
        expect(outcome).toMatchObject({ status: 'done', value: { isValid: true } })
        await lab.modal.expectClosed()
      }
    })

    await test.step('declining and closing are answers, a press beside the card is none', async () => {
      const [declined] = await Promise.all([lab.outcomeOf('sign-message'), decline(login.frame)])
      expect(declined).toMatchObject({
        status: 'failed',
        value: { name: 'UserRejectedRequestError', code: 4001 },
      })
      await lab.modal.expectClosed()

      const closed = lab.outcomeOf('sign-message')
      await lab.modal.expectView('ApproveTransaction')
      await lab.modal.expectShake(() => lab.page.mouse.click(4, 4))
      await lab.modal.expectView('ApproveTransaction')
      await lab.modal.closeButton.click()
      // As viem names 4001; its cause has a code of ours, which the lab shows.
      expect(await closed).toMatchObject({
        status: 'failed',
        value: { name: 'UserRejectedRequestError' },
      })
      await lab.modal.expectClosed()
    })

    await test.step('the frame reads, and refuses what no site may ask for', async () => {
      const block = await lab.page.evaluate(() =>
        window.latchkey?.getProvider('eip155')?.request({ method: 'eth_blockNumber' }),
      )
      expect(block).toMatch(/^0x/)
      const refused = await lab.page.evaluate(() =>
        window.latchkey
          ?.getProvider('eip155')
          ?.request({ method: 'eth_sign', params: [] })
          .then(
            () => 'answered',
            (error: Error) => error.message,
          ),
      )
      expect(refused).toContain('Requested RPC call is not allowed')
      await expect(lab.modal.notice).toHaveText(/Action not allowed/)
    })

    await test.step('its own site opens in a new tab, without access to the page', async () => {
      await lab.page.evaluate(() => window.latchkey?.open())
      await lab.modal.part('account-settings').click()
      await lab.modal.part('settings-upgrade').click()
      await lab.modal.expectView('UpgradeEmailWallet')
      const [site] = await Promise.all([
        lab.page.waitForEvent('popup'),
        lab.modal.part('upgrade-link').click(),
      ])
      await expect(site.getByRole('heading', { name: 'Your wallet', exact: true })).toBeVisible()
      // The storage of a frame is separate from that of its site.
      await expect(site.getByRole('status')).toContainText('nobody is logged in')
      expect(new URL(site.url()).pathname).toBe('/dashboard')
      expect(await site.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
      for (const colorScheme of ['light', 'dark'] as const) {
        await site.emulateMedia({ colorScheme })
        expect(await findings(site)).toEqual([])
      }
      await site.close()
      await lab.modal.closeButton.click()
    })

    await test.step('a site asks what it can do, and sends accordingly (EIP-5792)', async () => {
      const atomicOf = async () => {
        const requests = await lab.outcomeOf('capabilities')
        expect(requests.status).toBe('done')
        return JSON.stringify(requests.value)
      }
      expect(await atomicOf()).toContain('"atomic":{"status":"supported"}')

      // The key's own account takes on the code of an account with its first batch.
      await lab.page.evaluate(() => window.latchkey?.open())
      await lab.modal.part('account-settings').click()
      const before = await lab.address.innerText()
      await lab.modal.part('settings-standard').click()
      await expect(lab.address).not.toHaveText(before)
      await lab.modal.closeButton.click()
      expect(await atomicOf()).toContain('"atomic":{"status":"ready"}')

      const address = await lab.address.innerText()
      const chain = sandbox.chains.list().find(({ id }) => id === 1)
      await chain?.setBalance(`0x${address.slice(2)}`, 10n ** 18n)
      const [batch] = await Promise.all([lab.outcomeOf('send-calls'), approve(login.frame)])
      expect(batch).toMatchObject({
        status: 'done',
        value: { status: 'success', statusCode: 200, atomic: true, receipts: ['success'] },
      })
      expect(await atomicOf()).toContain('"atomic":{"status":"supported"}')
    })
  },
)

test('a transaction and a batch are mined, and the account is deployed with the first', async ({
  lab,
  login,
}) => {
  await lab.open(WITH_LOGINS)
  await login.logIn('sends@sandbox.test')
  await expect(lab.address).toHaveText(/^0x[0-9a-fA-F]{40}$/)

  // The coins have to arrive before the account can send them.
  const given = await lab.outcomeOf('get-coins')
  expect(given).toMatchObject({ status: 'done', value: { balance: '1' } })

  const [sent] = await Promise.all([lab.outcomeOf('send-transaction'), approve(login.frame)])
  expect(sent).toMatchObject({ status: 'done', value: { status: 'success' } })

  const [batch] = await Promise.all([lab.outcomeOf('send-calls'), approve(login.frame)])
  expect(batch).toMatchObject({
    status: 'done',
    value: { status: 'success', statusCode: 200, atomic: true, receipts: ['success'] },
  })

  const [signed] = await Promise.all([lab.outcomeOf('sign-message'), approve(login.frame)])
  expect(signed).toMatchObject({ status: 'done', value: { isValid: true } })
})
