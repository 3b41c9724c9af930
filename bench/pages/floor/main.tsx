import './dialog.css'
import { useEffect, useRef, useState } from 'react'
import { drawPage } from '../root.ts'
import { type Announced, readAccount, watchWallets } from './announced.ts'

/**
 * The page that a careful engineer writes by hand for one site: a native dialog, the announced
 * wallets, and raw EIP-1193. No design, one chain, no error handling: it is a lower bound, not a
 * competitor.
 */
function Page() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wallets, setWallets] = useState<readonly Announced[]>([])
  const [account, setAccount] = useState<string>()

  useEffect(() => watchWallets(setWallets), [])
  useEffect(() => {
    const stored = wallets.find(({ info }) => info.rdns === localStorage.getItem('wallet'))
    if (stored !== undefined) void readAccount(stored, 'eth_accounts').then(setAccount)
  }, [wallets])

  async function connect(wallet: Announced): Promise<void> {
    setAccount(await readAccount(wallet, 'eth_requestAccounts'))
    localStorage.setItem('wallet', wallet.info.rdns)
    dialog.current?.close()
  }

  return (
    <main>
      <h1>Shop</h1>
      <button
        type="button"
        data-testid="connect-button"
        onClick={() => dialog.current?.showModal()}
      >
        Connect
      </button>
      <output data-testid="account">{account}</output>
      <dialog ref={dialog}>
        <h2>Connect wallet</h2>
        <ul>
          {wallets.map((wallet) => (
            <li key={wallet.info.uuid}>
              <button
                type="button"
                data-testid={`wallet-${wallet.info.rdns}`}
                onClick={() => void connect(wallet)}
              >
                <img src={wallet.info.icon} alt="" width={32} height={32} />
                {wallet.info.name}
              </button>
            </li>
          ))}
        </ul>
      </dialog>
    </main>
  )
}

drawPage(<Page />)
