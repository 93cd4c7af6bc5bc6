import type { StaffRole } from '#shared/base/access/permissions.ts'
import { useProfile } from '../../account/profile.ts'

/** Whether the reader has a staff role; an administrator has all roles (contract, section 8). */
export function useStaffMay(role: StaffRole): boolean {
  const { staff_role } = useProfile()
  return staff_role === role || staff_role === 'administrator'
}
