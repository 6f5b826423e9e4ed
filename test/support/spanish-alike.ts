/** Words of the catalog that are the same in English and Spanish. */

/** The words that both languages write alike; any other word that both have was left in English. */
export const alike: readonly string[] = `
  a abs acre acres alcohol bahama base bermuda block blocks btu cable cal caliche carport casement color conduit dash
  decimal drop escrow extra f federal fee fema gas gfci hay hp hypo i ib ii iii impoundment interior iv j jet kit kw
  kwh legal manual material mcf metal minivan mph mulch natural nec no normal notarial ornamental panel patio petg
  pla ppm psi pvc r rectangular regular rpm solar suv texas tpu triple use usual v vertical video visual volts watts
  windstorm x zoysia`
  .trim()
  .split(/\s+/);
