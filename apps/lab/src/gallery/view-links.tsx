import type { ReactElement } from 'react'
import type { DisplayOptions } from './display-options.ts'

/** Views of the product, and the switches of the lab under which they are met. */
const VIEWS: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'Connect',
    'Three wallets, terms and privacy',
    { wallets: 'fjord,faraway,injected', termsConditionsUrl: 'https://shop.example/terms' },
  ],
  ['Connect, two of a name', 'A wallet and one that calls itself the same', { wallets: 'twin' }],
  [
    'Connect, nothing found',
    'No wallet in this browser',
    {
      wallets: 'none',
      enableEIP6963: 'false',
      enableInjected: 'false',
      enableWalletConnect: 'false',
    },
  ],
  ['Connect, misconfigured', 'What a developer is told', { projectId: '', debug: 'true' }],
  ['Connecting, waiting', 'A wallet that never answers', { wallets: 'fjord:never-answer' }],
  ['Connecting, declined', 'A wallet that says no', { wallets: 'fjord:reject' }],
  ['Account', 'Connect Fjord, then press the account button', { wallets: 'fjord' }],
  [
    'Networks',
    'Ten networks to search',
    { wallets: 'fjord', networks: '1,8453,10,137,42161,56,100,43114,59144,11155111' },
  ],
  ['Switch network, declined', 'Connect, then choose Base', { wallets: 'fjord:ask' }],
  [
    'Themed',
    'Ten tokens, one accent',
    { wallets: 'fjord,injected', 'themeVariables.accent': '#0f766e', 'themeVariables.radius': '6' },
  ],
]

/** Links to the lab, where every view can be met with a real wallet on real chains. */
export function ViewLinks({ display }: { readonly display: DisplayOptions }): ReactElement {
  return (
    <section id="views" className="gallery-group" lang="en" dir="ltr">
      <h2>Views</h2>
      <p>Each opens the lab under the switches that lead there.</p>
      <ul className="views">
        {VIEWS.map(([name, about, switches]) => (
          <li key={name}>
            <a href={labAddress(display, switches)}>
              <strong>{name}</strong>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function labAddress(
  { mode, dir }: DisplayOptions,
  switches: Readonly<Record<string, string>>,
): string {
  return `./?${new URLSearchParams({ themeMode: mode, dir, ...switches })}`
}
