// Loaded into a service first: its clock starts at the moment of a recording, so that answers depend on no other day.
const start = Date.parse('2026-11-26T15:00:00Z');
const ahead = start - Date.now();
const RealDate = Date;

class RecordedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
}

globalThis.Date = RecordedDate;
