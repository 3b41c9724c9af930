import { readBasePort } from './src/server/base-port.ts'
import { runLab } from './src/server/run-lab.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await runLab({ basePort: readBasePort(process.env['LAB_PORT']), print: say, process })
} catch (error) {
  // The errors of lab and sandbox say what to do; anything else needs its stack.
  const isClear = error instanceof Error && ['LabError', 'SandboxError'].includes(error.name)
  const stack = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${isClear ? error.message : stack}\n`)
  process.exitCode = 1
}
