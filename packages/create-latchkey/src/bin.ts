#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { create } from './create.ts'
import { InputError } from './input-error.ts'
import { terminalQuestions } from './questions.ts'

const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true

try {
  const isWritten = await create(process.argv.slice(2), {
    workingFolder: process.cwd(),
    templates: fileURLToPath(new URL('./templates/', import.meta.url)),
    userAgent: process.env['npm_config_user_agent'],
    questions: isTerminal ? terminalQuestions() : undefined,
    print: (text) => void process.stdout.write(`${text}\n`),
    install,
  })
  if (!isWritten) process.exitCode = 1
} catch (error) {
  if (!(error instanceof InputError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function install(command: string, folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    // The command is one of four that are written in this program; a shell finds it on Windows, too.
    const child = spawn(command, { cwd: folder, stdio: 'inherit', shell: true })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
