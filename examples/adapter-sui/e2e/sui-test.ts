import { test as base } from '@latchkey/sandbox/playwright'
import { type SuiNode, startSuiNode } from './sui-node.ts'
import { installSuiWallet, type SuiWallet } from './sui-wallet.ts'

const NODE_OF_SITE = 'https://fullnode.devnet.sui.io/'

interface Fixtures {
  readonly wallet: SuiWallet
  readonly node: SuiNode
}

/**
 * The sandbox's test, with a wallet and a node of Sui on this machine: the site that is tested is the one
 * that is shipped. Requests to any other host and trouble in the console fail a test.
 */
export const test = base.extend<Fixtures>({
  wallet: async ({ context, trouble }, use) => {
    // Local wallets need no project.
    trouble.allow(/Project ID Not Configured/)
    await use(await installSuiWallet(context))
  },
  node: async ({ context, outside }, use) => {
    // The guard comes first, so that it sees only requests that the node does not answer.
    void outside
    const node = await startSuiNode()
    await context.route(`${NODE_OF_SITE}**`, async (route) => {
      const response = await route.fetch({ url: node.url })
      await route.fulfill({ response })
    })
    await use(node)
    await node.stop()
  },
})
