import '../floor/dialog.css'
import { createStore, type EIP6963ProviderDetail } from 'mipd'
import { useEffect, useState } from 'react'
import { type Address, createWalletClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { drawPage } from '../root.ts'

/**
 * By hand, with everything there before the press: the dialog and its rows are in the document, and mipd
 * and viem, which find and ask the wallets, come with the page. A press only shows what is there.
 */
const store = createStore()
const dialog = element('dialog') as HTMLDialogElement
const list = element('dialog ul')

function Page() {
  const [account, setAccount] = useState<Address>()

  useEffect(() => {
    const sync = (wallets: readonly EIP6963ProviderDetail[]): void => {
      list.replaceChildren(...wallets.map((wallet) => rowOf(wallet, () => void connect(wallet))))
      const stored = wallets.find(({ info }) => info.rdns === localStorage.getItem('wallet'))
      if (stored !== undefined)
        void clientOf(stored)
          .getAddresses()
          .then(([first]) => setAccount(first))
    }
    async function connect(wallet: EIP6963ProviderDetail): Promise<void> {
      const [first] = await clientOf(wallet).requestAddresses()
      setAccount(first)
      localStorage.setItem('wallet', wallet.info.rdns)
      dialog.close()
    }
    sync(store.getProviders())
    return store.subscribe(sync)
  }, [])

  return (
    <main>
      <h1>Shop</h1>
      <button type="button" data-testid="connect-button" onClick={() => dialog.showModal()}>
        Connect
      </button>
      <output data-testid="account">{account}</output>
    </main>
  )
}

function clientOf({ provider }: EIP6963ProviderDetail) {
  return createWalletClient({ chain: mainnet, transport: custom(provider) })
}

function rowOf({ info }: EIP6963ProviderDetail, connect: () => void): HTMLLIElement {
  const row = document.createElement('li')
  const button = document.createElement('button')
  const picture = document.createElement('img')
  Object.assign(picture, { src: info.icon, alt: '', width: 32, height: 32 })
  button.type = 'button'
  button.dataset['testid'] = `wallet-${info.rdns}`
  button.append(picture, info.name)
  button.addEventListener('click', connect)
  row.append(button)
  return row
}

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`The page has no ${selector}`)
  return found
}

drawPage(<Page />)
