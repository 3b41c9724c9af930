import type { Choices } from './choices.ts'
import type { PackageManager } from './package-managers.ts'

/** The README of a written site. */
export function siteReadme(
  { framework, networks, projectId }: Choices,
  { name, manager }: { readonly name: string; readonly manager: PackageManager },
): string {
  const others = networks.filter(({ namespace }) => namespace !== 'eip155')
  return `# ${name}

A site on which visitors connect a wallet and sign with it: ${framework.label}, and [Latchkey](https://github.com/latchkey-wallet/latchkey).

\`\`\`sh
${manager.install}
${manager.run('dev')}
${manager.run('test')}
\`\`\`

Networks and options are in \`${framework.config}\`: ${networks.map(({ label }) => label).join(', ')}.

${projectId === undefined ? `Wallets on other devices, names and balances need a project id of the [dashboard of WalletConnect](https://dashboard.walletconnect.com): write it into \`${framework.config}\`. Wallets of the browser work without one.` : `The project id in \`${framework.config}\` is for wallets on other devices, names and balances.`}
${others.length === 0 ? '' : otherWallets(others.map(({ label }) => label))}
## Its test

\`${manager.run('test')}\` builds the site and opens it in a real browser with a test wallet of \`@latchkey/sandbox\` in it, which connects, signs, is still connected after a reload, and disconnects. No extension is needed, and no other machine is asked. It takes Chromium or Chrome where one of them is installed (\`CHROME\` names another path); else install one once: \`${manager.exec('playwright install chromium')}\`.
`
}

function otherWallets(labels: readonly string[]): string {
  return `
Wallets of ${labels.join(' and ')} connect by the same button. Address and signature on the page are those of the EVM wallet; code for the others asks for their namespace, \`solana\` or \`bip122\`.
`
}
