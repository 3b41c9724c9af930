import { drawPage } from '../root.ts'

/** The page without any wallet: what the others are measured against. */
drawPage(
  <main>
    <h1>Shop</h1>
    <button type="button" data-testid="connect-button">
      Connect
    </button>
    <output data-testid="account" />
  </main>,
)
