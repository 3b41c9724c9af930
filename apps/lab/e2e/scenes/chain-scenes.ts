import type { LabModel, Switches } from '../models/lab-model.ts'
import type { Scene } from './scene.ts'

const NAMESPACES: Switches = { networks: '1,8453,10,solana,solana-devnet,bitcoin' }

/** Views for visitors with wallets of several namespaces. */
export const CHAIN_SCENES: readonly Scene[] = [
  {
    name: 'connecting-multi-chain',
    switches: { ...NAMESPACES, wallets: 'triad' },
    play: ({ lab }) => chooseTriad(lab),
  },
  {
    name: 'connecting-multi-chain-again',
    switches: { ...NAMESPACES, wallets: 'triad' },
    variants: ['light', 'rtl'],
    async play({ lab }) {
      await chooseTriad(lab)
      await lab.modal.part('several-solana').click()
      await lab.modal.expectClosed()
      await lab.page.evaluate(() => window.latchkey?.open({ view: 'Connect' }))
      await lab.modal.wallet('Triad').click()
      await lab.modal.expectView('ConnectingMultiChain')
    },
  },
  {
    name: 'switch-active-chain',
    switches: { ...NAMESPACES, wallets: 'fjord' },
    async play({ lab }) {
      await lab.connect('Fjord')
      await lab.networkButton.click()
      await lab.modal.network('Bitcoin').click()
      await lab.modal.expectView('SwitchActiveChain')
    },
  },
  {
    name: 'networks-namespaces',
    switches: { ...NAMESPACES, wallets: 'fjord,tern' },
    async play({ lab }) {
      await connectAll(lab)
      await lab.networkButton.click()
      await lab.modal.expectView('Networks')
    },
  },
  {
    name: 'accounts',
    switches: { ...NAMESPACES, wallets: 'fjord,tern,puffin' },
    async play({ lab }) {
      await connectAll(lab, ['bip122', 'Puffin'])
      await openAccounts(lab)
    },
  },
  {
    name: 'account-bitcoin',
    switches: { networks: '1,bitcoin', wallets: 'puffin' },
    variants: ['light', 'rtl'],
    async play({ lab }) {
      await lab.connect('Puffin')
      await lab.accountButton.click()
      await lab.modal.expectView('Account')
    },
  },
  {
    name: 'accounts-bitcoin',
    switches: { networks: '1,bitcoin', wallets: 'puffin' },
    variants: ['light', 'rtl'],
    async play({ lab }) {
      await lab.connect('Puffin')
      await openAccounts(lab)
    },
  },
]

async function chooseTriad({ connectButton, modal }: LabModel): Promise<void> {
  await connectButton.click()
  await modal.wallet('Triad').click()
  await modal.expectView('ConnectingMultiChain')
}

/** On Ethereum and on Solana, and where else it is wanted. */
async function connectAll(
  lab: LabModel,
  ...more: readonly (readonly [namespace: 'bip122', wallet: string])[]
): Promise<void> {
  await lab.connect('Fjord')
  for (const [namespace, wallet] of [['solana', 'Tern'], ...more] as const) {
    await lab.page.evaluate((wanted) => {
      window.latchkey?.open({ view: 'Connect', namespace: wanted })
    }, namespace)
    await lab.modal.wallet(wallet).click()
    await lab.modal.expectClosed()
  }
}

async function openAccounts({ accountButton, modal }: LabModel): Promise<void> {
  await accountButton.click()
  await modal.expectView('Account')
  await modal.part('account-settings').click()
  await modal.part('settings-all').click()
  await modal.expectView('Accounts')
}
