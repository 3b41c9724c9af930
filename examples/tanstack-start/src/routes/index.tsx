import { createFileRoute } from '@tanstack/react-router'
import { Wallet } from '../wallet'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  return (
    <main>
      <Wallet />
    </main>
  )
}
