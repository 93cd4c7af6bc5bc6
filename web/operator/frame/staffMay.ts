import type { StaffRole } from '#shared/base/access/permissions.ts'
import { useProfile } from '../../account/profile.ts'

/** Whether whoever looks may do what a role may; an administrator may everything (contract, section 8). */
export function useStaffMay(role: StaffRole): boolean {
  const { staff_role } = useProfile()
  return staff_role === role || staff_role === 'administrator'
}
