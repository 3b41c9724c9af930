import { Wallet } from './wallet'

function App() {
  return (
    <main>
      <Wallet />
    </main>
  )
}

export default App
