import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * The running process with this pid; null when the process has ended. A zombie counts as ended. If pid 1 does not reap
 * processes, as in many containers, `kill(pid, 0)` still succeeds for a zombie.
 */
export function findProcess(
  pid: number,
): { readonly command: string; readonly folder: string | null } | null {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may itself contain parentheses, so the state is found after the last one.
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    if (state === 'Z' || state === 'X') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { command, folder: workingFolder(pid) }
  } catch {
    return null
  }
}

/**
 * The working folder of a process. It stays valid when the folder is renamed or moved; null for processes of other users.
 */
function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function fromPs(pid: number) {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state = 'Z', command = ''] = /^\s*(\S+)\s+(.*)$/m.exec(stdout ?? '') ?? []
  return state.startsWith('Z') ? null : { command, folder: null }
}
