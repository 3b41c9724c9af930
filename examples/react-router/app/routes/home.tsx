import { Wallet } from '../wallet'

export function meta() {
  return [
    { title: 'Latchkey with React Router' },
    { name: 'description', content: 'Connects a wallet and lets it sign.' },
  ]
}

export default function Home() {
  return (
    <main>
      <Wallet />
    </main>
  )
}
