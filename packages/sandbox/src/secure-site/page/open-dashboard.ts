import { contractAddress } from '../../chains/evm/key-account/contract-account.ts'
import { openDatabaseVault } from '../storage/database-vault.ts'
import type { Login } from '../storage/vault.ts'
import { deriveSigners } from '../wallet/accounts/keys.ts'

/** Runs in the dashboard's page: shows the user of this site, with the accounts. */
export async function openDashboard(): Promise<void> {
  const place = document.querySelector('#login')
  if (place === null) return
  const vault = await openDatabaseVault(() => indexedDB)
  const login = await vault?.read()
  place.replaceChildren(
    ...(login === undefined ? loggedOutElements() : await loggedInElements(login)),
  )
  place.removeAttribute('aria-busy')
}

function loggedOutElements(): readonly HTMLElement[] {
  return [
    element('p', 'On this site itself nobody is logged in.'),
    element(
      'p',
      'Browsers keep a login apart for each website that you logged in on: it is still there, and this page can’t see it.',
    ),
  ]
}

async function loggedInElements({ user, seed }: Login): Promise<readonly HTMLElement[]> {
  const { evm, solana } = await deriveSigners({ seed })
  const list = document.createElement('dl')
  const facts = [
    ['Logged in as', user.email ?? user.userName ?? 'Somebody without a name'],
    ['Smart account', contractAddress(evm.address)],
    ['Standard account', evm.address],
    ['Solana account', solana.address],
  ] as const
  for (const [name, value] of facts) list.append(element('dt', name), element('dd', value))
  return [list]
}

/** Text is inserted as text, never as markup. */
function element(name: 'p' | 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
