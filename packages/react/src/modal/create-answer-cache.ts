import { isEqual } from '../binding/is-equal.ts'

/** Hands out an earlier answer of the same question as long as it still says the same. */
export function createMemory(): <Answer>(question: string, answer: Answer) => Answer {
  const answers = new Map<string, unknown>()
  return <Answer>(question: string, answer: Answer): Answer => {
    const before = answers.get(question)
    // A question is only ever answered by one kind of answer.
    if (answers.has(question) && isEqual(before, answer)) return before as Answer
    answers.set(question, answer)
    return answer
  }
}
