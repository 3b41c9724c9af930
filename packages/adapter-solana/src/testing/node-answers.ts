/** A block of the tests. */
const BLOCKHASH = 'FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4'

/** Answers of nodes to a transfer; `changes` overwrite them. */
export function nodeAnswers(
  changes: Readonly<Record<string, unknown>> = {},
): (method: string, params: readonly unknown[]) => unknown {
  const answers: Readonly<Record<string, unknown>> = {
    getBalance: { context: { slot: 1 }, value: 0 },
    // Addresses without an account: wallets that have received nothing yet.
    getAccountInfo: { context: { slot: 1 }, value: null },
    getLatestBlockhash: {
      context: { slot: 1 },
      value: { blockhash: BLOCKHASH, lastValidBlockHeight: 150 },
    },
    getRecentPrioritizationFees: [{ slot: 1, prioritizationFee: 0 }],
    simulateTransaction: { context: { slot: 1 }, value: { err: null, unitsConsumed: 450 } },
    getFeeForMessage: { context: { slot: 1 }, value: 5_000 },
    getMinimumBalanceForRentExemption: 2_039_280,
    ...changes,
  }
  return (method, params) => {
    const answer = answers[method]
    if (answer === undefined) throw new Error(`No node was taught to answer ${method}`)
    return typeof answer === 'function' ? answer(...params) : answer
  }
}
