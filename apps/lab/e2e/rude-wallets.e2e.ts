import { EVM_HABITS } from '@latchkey/sandbox/wallets'
import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import { test } from './lab-test.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

const ETHER = 10n ** 18n

test('an EVM wallet with every habit is connected, reloaded, unlocked, moved, used and disconnected', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  test.slow()
  await sandbox.chains.get(1).setBalance(FIRST, ETHER)
  const wallet = await installWallet({ habits: EVM_HABITS })
  wallet.switchAccount(SECOND)
  const { modal } = lab
  await lab.open()

  await test.step('it is listed without its icon, and connects although its answer is empty', async () => {
    await lab.connect(wallet.name)
    await lab.expectConnected(SECOND)
  })

  await test.step('the account that it names in an event is active, also after a reload', async () => {
    wallet.switchAccount(FIRST)
    await lab.expectConnected(FIRST)
    // Its list is late, too.
    const chosen = async () =>
      (await lab.storedTexts()).filter((text) => text.includes('/connections='))
    await expect.poll(async () => String(await chosen())).toContain(FIRST)
    wallet.log.clear()
    await lab.reload()
    await lab.expectConnected(FIRST)
    expect(wallet.log.prompts()).toEqual([])
  })

  await test.step('locked while the page loads, it comes back once it is unlocked', async () => {
    await lab.page.goto('about:blank')
    wallet.lock()
    await lab.open()
    await lab.expectDisconnected()
    wallet.unlock()
    await lab.expectConnected(FIRST)
    expect(wallet.log.prompts()).toEqual([])
  })

  await test.step('it signs; a refusal in words is one', async () => {
    const valid = { status: 'done', value: { isValid: true } }
    expect(await lab.outcomeOf('sign-message')).toMatchObject(valid)
    await reviewTransfer(lab, { amount: '0.25', to: SECOND })
    wallet.behave('reject')
    await modal.part('send-confirm').click()
    await expect(modal.part('notice')).toHaveText('Request declined')
    wallet.behave('approve')
  })

  await test.step('what is reviewed is sent from the active account', async () => {
    await modal.part('send-confirm').click()
    await expectConfirmed(lab)
    const [{ params } = { params: undefined }] = wallet.log
      .list()
      .filter(({ method, outcome }) => method === 'eth_sendTransaction' && outcome === 'answered')
    expect(params).toMatchObject([{ from: FIRST }])
    await modal.closeButton.click()
    await modal.expectClosed()
  })

  await test.step('it switches late and without an event, also to a network that it calls unknown in words', async () => {
    await lab.networkButton.click()
    await modal.network('Base').click()
    await lab.expectNetwork('Base')
    await lab.networkButton.click()
    await modal.network('OP Mainnet').click()
    await lab.expectNetwork('OP Mainnet')
    const asked = wallet.log.prompts().map(({ method }) => method)
    expect(asked).toContain('wallet_addEthereumChain')
    await lab.expectConnected(FIRST)
  })

  await test.step('only the visitor disconnects it', async () => {
    expect(await lab.outcomeOf('disconnect')).toMatchObject({ status: 'done' })
    await lab.expectDisconnected()
    await lab.reload()
    await lab.expectDisconnected()
  })
})
