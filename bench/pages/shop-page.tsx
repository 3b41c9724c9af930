import { ConnectButton, type Latchkey, useLatchkeyAccount } from '@latchkey/react'
import type { ReactNode } from 'react'
import { drawPage } from './root.ts'

interface Shop {
  readonly latchkey: Latchkey
  /** More buttons. */
  readonly children?: ReactNode
}

/** Draws the page of a shop with our button and the connected account. */
export function drawShop(shop: Shop): void {
  drawPage(<ShopPage {...shop} />)
}

function ShopPage({ latchkey, children }: Shop) {
  const { address } = useLatchkeyAccount({ latchkey })
  return (
    <main>
      <h1>Shop</h1>
      <ConnectButton latchkey={latchkey} />
      {children}
      <output data-testid="account">{address}</output>
    </main>
  )
}
