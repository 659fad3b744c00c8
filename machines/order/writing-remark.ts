/** The state in which the remark is typed. For whom it is all that they may change it is saved at once, else with the other changes. */
export const writingRemark = {
  on: {
    'remark.change': { actions: 'typeRemark' },
    'remark.accept': [
      { target: 'deciding', guard: 'mayEdit', actions: ['acceptRemark', 'closeRemark'] },
      {
        target: '#order.remarking',
        guard: 'changesRemark',
        actions: ['acceptRemark', 'closeRemark', 'keepKey', 'intendRemark'],
      },
      // It is what it was, or the roles were removed meanwhile.
      { target: 'deciding', actions: 'closeRemark' },
    ],
    'dialog.dismiss': { target: 'deciding', actions: 'closeRemark' },
  },
} as const;
