import { expect, test, vi } from 'vitest'
import { type Machine, move, stay } from './machine.ts'
import { type EffectContext, type Flow, runMachine } from './run-machine.ts'

type State = 'idle' | 'asking' | 'asking again' | 'answered' | 'failed'
type Event = 'ask' | 'remark' | 'answer' | 'fail' | 'leave'
type Effect = 'call' | 'note'

/** idle ── ask ──► asking ── remark ──► asking again ── answer ──► answered; leave from anywhere. */
const machine: Machine<State, Event, Effect> = {
  initial: 'idle',
  transition(state, event) {
    const isWaiting = state === 'asking' || state === 'asking again'
    if (event === 'ask') return move<State, Effect>('asking', 'call', 'note')
    if (event === 'leave') return move<State, Effect>('idle')
    if (event === 'remark' && isWaiting) return stay<State, Effect>('asking again', 'note')
    if (event === 'answer' && isWaiting) return move<State, Effect>('answered')
    if (event === 'fail' && isWaiting) return move<State, Effect>('failed')
    return undefined
  },
}

type Perform = (
  effect: Effect,
  context: EffectContext<Event>,
) => Promise<Event | undefined> | Event | undefined

function run(perform: Perform, onState: (state: State) => void = () => undefined) {
  const log: string[] = []
  const flow: Flow<State, Event> = runMachine<State, Event, Effect>({
    machine,
    perform(effect, context) {
      log.push(effect)
      return perform(effect, context)
    },
    onState(state) {
      log.push(`is ${state}`)
      onState(state)
    },
    toFailure: () => 'fail',
  })
  return { flow, log }
}

/** A request that the test answers. */
function aCall() {
  let resolve: (event: Event) => void = () => undefined
  let reject: (thrown: unknown) => void = () => undefined
  const promise = new Promise<Event>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

test('effects start in the task of the event, after the listener got the state', () => {
  const { flow, log } = run(() => new Promise(() => undefined))

  flow.send('ask')

  expect(log).toEqual(['is asking', 'call', 'note'])
  expect(flow.state()).toBe('asking')
})

test('the event of an asynchronous effect is sent when it resolves', async () => {
  const call = aCall()
  const { flow } = run((effect) => (effect === 'call' ? call.promise : undefined))
  flow.send('ask')

  call.resolve('answer')
  await settle()

  expect(flow.state()).toBe('answered')
})

test('an effect that sends an event at once leaves the step, and later effects do not start', () => {
  const { flow, log } = run((effect) => (effect === 'call' ? 'answer' : undefined))

  flow.send('ask')

  expect(flow.state()).toBe('answered')
  expect(log).toEqual(['is asking', 'call', 'is answered'])
})

test('leaving a step aborts its effects and ignores the late answer', async () => {
  const call = aCall()
  const signals: AbortSignal[] = []
  const { flow } = run((effect, { signal }) => {
    signals.push(signal)
    return effect === 'call' ? call.promise : undefined
  })
  flow.send('ask')

  flow.send('leave')
  call.resolve('answer')
  await settle()

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(flow.state()).toBe('idle')
})

test('entering a step again ignores the answer to the first request', async () => {
  const calls = [aCall(), aCall()]
  let count = 0
  const { flow } = run((effect) => {
    if (effect !== 'call') return undefined
    count += 1
    return calls[count - 1]?.promise
  })
  flow.send('ask')
  flow.send('ask')

  calls[0]?.resolve('fail')
  await settle()
  expect(flow.state()).toBe('asking')

  calls[1]?.resolve('answer')
  await settle()
  expect(flow.state()).toBe('answered')
})

test('staying in a step does not abort its effects', async () => {
  const call = aCall()
  const signals: AbortSignal[] = []
  const { flow } = run((effect, { signal, send }) => {
    signals.push(signal)
    if (effect !== 'call') return undefined
    send('remark')
    return call.promise
  })
  flow.send('ask')
  expect(flow.state()).toBe('asking again')
  expect(signals.every((signal) => !signal.aborted)).toBe(true)

  call.resolve('answer')
  await settle()
  expect(flow.state()).toBe('answered')
})

test('events of a former step are ignored', () => {
  let answerWith: (event: Event) => void = () => undefined
  const { flow } = run((effect, { send }) => {
    if (effect === 'call') answerWith = send
    return undefined
  })
  flow.send('ask')
  flow.send('leave')

  answerWith('answer')

  expect(flow.state()).toBe('idle')
})

test('an event without a transition changes nothing and calls no listener', () => {
  const { flow, log } = run(() => undefined)

  flow.send('answer')

  expect(log).toEqual([])
  expect(flow.state()).toBe('idle')
})

test.each<[how: string, perform: Perform]>([
  [
    'thrown at once',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejected', () => Promise.reject(new Error('broken'))],
  ['rejected with nothing', () => Promise.reject(undefined)],
])('an error that is %s becomes one failure', async (_how, perform) => {
  const { flow, log } = run(perform)

  flow.send('ask')
  await settle()

  expect(flow.state()).toBe('failed')
  expect(log.filter((line) => line === 'is failed')).toHaveLength(1)
})

test('an error of a former step is ignored', async () => {
  const call = aCall()
  const { flow } = run((effect) => (effect === 'call' ? call.promise : undefined))
  flow.send('ask')
  flow.send('leave')

  call.reject(new Error('late'))
  await settle()

  expect(flow.state()).toBe('idle')
})

test('a host that replaces the global Promise, as Angular does, changes nothing', async () => {
  vi.stubGlobal('Promise', class extends Promise<unknown> {})
  const { flow } = run(async (effect) => (effect === 'call' ? 'answer' : undefined))

  flow.send('ask')
  await settle()

  expect(flow.state()).toBe('answered')
})

test('an effect that sends an event on abort does not change the newer step', () => {
  const signals: AbortSignal[] = []
  const { flow } = run((effect, { signal }) => {
    if (effect !== 'call') return undefined
    signals.push(signal)
    if (signals.length === 1) signal.addEventListener('abort', () => flow.send('ask'))
    return new Promise(() => undefined)
  })
  flow.send('ask')

  flow.send('leave')
  expect(flow.state()).toBe('asking')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])

  flow.stop()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('a step that is left inside the listener never starts its effects', () => {
  const { flow, log } = run(
    () => undefined,
    (state) => {
      if (state === 'asking') flow.send('leave')
    },
  )

  flow.send('ask')

  expect(log).toEqual(['is asking', 'is idle'])
})

test('a stopped machine aborts its effects and ignores further events', async () => {
  const call = aCall()
  const signals: AbortSignal[] = []
  const { flow, log } = run((effect, { signal }) => {
    signals.push(signal)
    return effect === 'call' ? call.promise : undefined
  })
  flow.send('ask')
  const before = log.length

  flow.stop()
  call.resolve('answer')
  flow.send('leave')
  await settle()

  expect(signals.every(({ aborted }) => aborted)).toBe(true)
  expect(log).toHaveLength(before)
})
