import { useLatchkeyListing } from '@latchkey/react'
import type { ReactElement } from 'react'

/** All wallets that there are. */
export function ListingPart(): ReactElement {
  const { wallets, count, isLoading, hasMore, search, more, connect } = useLatchkeyListing()
  return (
    <section>
      <h2>All wallets</h2>
      <input
        type="search"
        aria-label="Search wallets"
        onChange={({ currentTarget }) => void search(currentTarget.value).catch(console.warn)}
      />
      <p data-testid="listing" data-count={count} data-loading={isLoading} data-more={hasMore}>
        {wallets.length}
      </p>
      <button type="button" onClick={() => more().catch(console.warn)}>
        More wallets
      </button>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button
              type="button"
              data-testid="listed"
              onClick={() => connect(wallet).catch(console.warn)}
            >
              {wallet.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
