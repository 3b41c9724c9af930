import { type Latchkey, LatchkeyProvider } from '@latchkey/react'
import { type ReactElement, useState } from 'react'
import { useLabState } from '../lab/lab-context.ts'
import { Kettle } from './kettle.tsx'
import { SaltMark } from './salt-mark.tsx'
import { ShopButtons } from './shop-buttons.tsx'
import { shopTexts } from './shop-texts.ts'

/** The price of the kettle: the last of the sandbox's accounts receives it. */
const PAYMENT = {
  recipient: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  asset: 'eip155:1/slip44:60',
  amount: '0.024',
} as const

/** A shop with one article and the buttons of the product in its header. */
export function Shop({ latchkey }: { readonly latchkey: Latchkey }): ReactElement {
  const { lang, shelf, article, text, facts } = shopTexts(useLabState().configuration)
  return (
    <div className="stage shop" lang={lang}>
      <LatchkeyProvider value={latchkey}>
        <header className="shop-header">
          <span className="shop-name" lang="en">
            <SaltMark />
            Saltmarket
          </span>
          <ShopButtons />
        </header>
        <main className="shop-main">
          <div className="shop-picture">
            <Kettle />
          </div>
          <div className="shop-article">
            <p className="shop-shelf">{shelf}</p>
            <h1>{article}</h1>
            <p className="shop-price">
              <bdi dir="ltr">$48</bdi>{' '}
              <small>
                <bdi dir="ltr">{PAYMENT.amount} ETH</bdi>
              </small>
            </p>
            <p className="shop-text">{text}</p>
            <PayButton latchkey={latchkey} facts={facts} />
          </div>
        </main>
      </LatchkeyProvider>
    </div>
  )
}

interface PayButtonProps {
  readonly latchkey: Latchkey
  /** The lines below the button until it is paid. */
  readonly facts: readonly string[]
}

function PayButton({ latchkey, facts }: PayButtonProps): ReactElement {
  const { pay: label, paid } = shopTexts(useLabState().configuration)
  const [isPaid, setPaid] = useState(false)
  const pay = async () => {
    setPaid(false)
    // A site that takes payments has this option from the start; here it is a switch.
    await latchkey.updateFeatures({ pay: true })
    await latchkey.openPay(PAYMENT)
    setPaid(true)
  }
  return (
    <>
      <button
        type="button"
        className="shop-pay"
        data-testid="shop-pay"
        // A visitor who leaves without paying is back in the shop, which is all there is to show.
        onClick={() => void pay().catch(() => setPaid(false))}
      >
        {label} <bdi dir="ltr">$48</bdi>
      </button>
      <p role="status" className={isPaid ? 'shop-paid' : 'hidden'} data-testid="shop-paid">
        {isPaid && paid}
      </p>
      {!isPaid && (
        <ul className="shop-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </>
  )
}
